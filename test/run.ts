/**
 * `npm test`: builds the tests' brand, checks the worker's size and runs all tests; arguments go to
 * vitest. `--long` tries properties on many more cases.
 */
import { spawn } from "node:child_process";
import { programFile } from "../vite/program.ts";

const isLong = process.argv.includes("--long");

/** Empty values stand for the software's own brand and wrangler.toml. */
const OURS = { BRAND_FILE: "", CONFIG_FILE: "" };

const STEPS: readonly (readonly [args: readonly string[], env?: object])[] = [
  [[programFile("react-router"), "build", "--logLevel", "warn"], OURS],
  [["worker/tools/upload-size.ts"], OURS],
  [
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--config",
      "test/vitest.config.ts",
      ...process.argv.slice(2).filter((one) => one !== "--long"),
    ],
    isLong ? { HAVEN_LONG: "1" } : {},
  ],
];

/** Runs a Node program; resolves with its exit code. A signal to this process ends it first. */
function run(args: readonly string[], env?: object): Promise<number> {
  const child = spawn(process.execPath, args, {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  const end = (signal: NodeJS.Signals) => child.kill(signal);
  process.on("SIGINT", end).on("SIGTERM", end);
  return new Promise((resolve, reject) => {
    child.once("error", reject).once("exit", (code) => {
      process.off("SIGINT", end).off("SIGTERM", end);
      resolve(code ?? 1);
    });
  });
}

for (const [args, env] of STEPS) {
  process.exitCode = await run(args, env);
  if (process.exitCode !== 0) break;
}
