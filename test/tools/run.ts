/** Runs a program of the developers: `npm run dev-tool -- fuzz`, `-- shots /status`, `-- words de`. */
import { spawnSync } from "node:child_process";

const VITEST = ["node_modules/vitest/vitest.mjs", "run", "--config", "test/vitest.config.ts"];
const PROPERTIES = ["fuzz", "embed/properties", "embed/undo", "embed/hostile", "format/csv"];
/** Tests of the door that try as many spellings as they are given time for. */
const SPELLINGS = ["return-path", "healthy/cookies", "healthy/guard"];

interface Tool {
  does: string;
  /** Those node starts it with. */
  args: readonly string[];
  env?: object;
  /** Whether it needs the built site. */
  isOfBuild: boolean;
}

const TOOLS = new Map<string, Tool>([
  [
    "fuzz",
    {
      does: "the property tests with many more cases",
      args: [...VITEST, ...PROPERTIES, ...SPELLINGS],
      env: { HAVEN_LONG: "1" },
      isOfBuild: true,
    },
  ],
  [
    "shots",
    {
      does: "pictures of every page in every state, into shots/index.html [/path …]",
      args: ["test/tools/shots.ts"],
      isOfBuild: true,
    },
  ],
  [
    "words",
    {
      does: "what is left to translate into a language de [--translated]",
      args: ["worker/tools/words.ts"],
      isOfBuild: false,
    },
  ],
]);

/** Its exit code. */
function run(program: string, args: readonly string[], env?: object): number {
  const options = { stdio: "inherit", env: { ...process.env, ...env } } as const;
  return spawnSync(program, args, options).status ?? 1;
}

const [name = "", ...rest] = process.argv.slice(2);
const tool = TOOLS.get(name);
if (tool) {
  const build = tool.isOfBuild ? run("npm", ["run", "build"]) : 0;
  process.exitCode = build || run(process.execPath, [...tool.args, ...rest], tool.env);
} else {
  const list = [...TOOLS].map(([known, { does }]) => `  ${known.padEnd(6)} ${does}\n`);
  process.stderr.write(`Usage: npm run dev-tool -- NAME [arguments]\n${list.join("")}`);
  process.exitCode = 2;
}
