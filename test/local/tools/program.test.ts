import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { programFile } from "../../../vite/program.ts";

it.each(["wrangler", "react-router"] as const)("starts %s without npx on the PATH", (name) => {
  const env = { ...process.env, PATH: "", WRANGLER_LOG: "log" };
  const printed = execFileSync(process.execPath, [programFile(name), "--version"], {
    encoding: "utf8",
    env,
  });
  expect(printed).toMatch(/^\d+\.\d+\.\d+$/m);
});
