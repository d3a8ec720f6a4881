/**
 * `npm test`: builds the brand that the tests know, checks the worker's size, and runs every test; arguments go to vitest.
 * With `--long` properties are tried on many more cases.
 */
import { spawn } from "node:child_process";
import { programFile } from "../vite/program.ts";

const isLong = process.argv.includes("--long");

const STEPS: readonly (readonly [args: readonly string[], env?: object])[] = [
  // As in the shell of each system: empty, they name the brand and the settings of this repository.
  [
    [programFile("react-router"), "build", "--logLevel", "warn"],
    { BRAND_FILE: "", CONFIG_FILE: "" },
  ],
  [["worker/tools/upload-size.ts"]],
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

/** Runs a program of Node and resolves with its exit code. A signal that ends this process ends it first. */
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
