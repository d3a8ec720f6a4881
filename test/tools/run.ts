/** Runs a program of the developers, after a build: `npm run dev-tool -- fuzz`, `-- soak --hostile`, `-- shots /status`. */
import { spawnSync } from "node:child_process";

const VITEST = ["node_modules/vitest/vitest.mjs", "run", "--config", "test/vitest.config.ts"];
const PROPERTIES = ["fuzz", "embed/properties", "embed/undo", "embed/hostile", "format/csv"];

/** What each of them does, and the arguments node starts it with. */
const TOOLS = new Map<string, { does: string; args: readonly string[]; env?: object }>([
  [
    "fuzz",
    {
      does: "the property tests with many more cases",
      args: [...VITEST, ...PROPERTIES, "return-path"],
      env: { HAVEN_LONG: "1" },
    },
  ],
  [
    "soak",
    {
      does: "minutes of load with a flapping bot API [--minutes 10] [--rate 100] [--hostile]",
      args: ["test/tools/soak.ts"],
    },
  ],
  [
    "shots",
    {
      does: "pictures of every page in every state, into shots/index.html [/path …]",
      args: ["test/tools/shots.ts"],
    },
  ],
]);

const [name = "", ...rest] = process.argv.slice(2);
const tool = TOOLS.get(name);
if (tool) {
  const { status } = spawnSync(process.execPath, [...tool.args, ...rest], {
    stdio: "inherit",
    env: { ...process.env, ...tool.env },
  });
  process.exitCode = status ?? 1;
} else {
  const list = [...TOOLS].map(([known, { does }]) => `  ${known.padEnd(6)} ${does}\n`);
  process.stderr.write(`Usage: npm run dev-tool -- NAME [arguments]\n${list.join("")}`);
  process.exitCode = 2;
}
