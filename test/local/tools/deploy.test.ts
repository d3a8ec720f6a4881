import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { domainFault } from "../../../worker/tools/deploy/domain.ts";

const SITE = "https://haven.example";

it.each([
  [[]],
  [["--secrets-file", ".dev.vars"]],
  [["--domain", "haven.example", "--secrets-file", ".dev.vars"]],
  [["--domain=Haven.example"]],
  [["--domain", "www.haven.example", "--domains", "haven.example"]],
])("a deploy with %j is at SITE_URL, or names no domain", (args) => {
  expect(domainFault(args, SITE)).toBeNull();
});

it.each([
  [["--domain", "haven.exmaple"], "haven.exmaple"],
  [["--domain=www.haven.example"], "www.haven.example"],
  [["--secrets-file", ".dev.vars", "--domains", "staging.haven.example"], "staging.haven.example"],
])("a deploy with %j is elsewhere", (args, named) => {
  expect(domainFault(args, SITE)).toBe(
    `--domain is ${named}, but SITE_URL is at haven.example: sign-in works nowhere else.`,
  );
});

it("a deploy to another domain ends before wrangler begins", () => {
  const folder = mkdtempSync(join(tmpdir(), "haven-deploy-"));
  const config = join(folder, "wrangler.toml");
  writeFileSync(config, `name = "haven"\n[vars]\nSITE_URL = "${SITE}"\n`);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["worker/tools/deploy.ts", "--domain", "haven.exmaple", "--dry-run"],
    {
      cwd: resolve(import.meta.dirname, "../../.."),
      encoding: "utf8",
      env: { ...process.env, CONFIG_FILE: config, SITE_URL: "https://haven.exmaple" },
    },
  );
  rmSync(folder, { recursive: true });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toContain("SITE_URL is at haven.example");
});
