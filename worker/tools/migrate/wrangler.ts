import { spawnSync } from "node:child_process";
import * as v from "valibot";
import { programFile } from "../../../vite/program.ts";

export class CommandFailed extends Error {
  override name = "CommandFailed";
  readonly code: number;

  constructor(command: string, code: number, output: string) {
    super(`\`wrangler ${command}\` failed.\n${output}`.trim());
    this.code = code;
  }
}

export interface Wrangler {
  isLocal: boolean;
  /** Runs a command for the operator to see. @throws CommandFailed */
  run: (...args: string[]) => void;
  /** Runs a command and returns its output. @throws CommandFailed */
  read: (...args: string[]) => string;
  /** The rows of each SQL statement, separated by semicolons. @throws CommandFailed */
  query: (sql: string) => Record<string, unknown>[][];
  /** Arguments that name the database. */
  target: string[];
}

interface WranglerOptions {
  config: string;
  isLocal: boolean;
  persistTo?: string | undefined;
}

const answer = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ results: v.array(v.record(v.string(), v.unknown())) })),
);

export function createWrangler({ config, isLocal, persistTo }: WranglerOptions): Wrangler {
  const target = isLocal ? ["--local"] : ["--remote"];
  if (isLocal && persistTo) target.push("--persist-to", persistTo);

  function start(args: string[], isShown: boolean): string {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [programFile("wrangler"), ...args, "-c", config],
      {
        encoding: "utf8",
        maxBuffer: 2 ** 30,
        stdio: isShown ? "inherit" : "pipe",
        // At other levels wrangler prints no answers.
        env: { ...process.env, WRANGLER_LOG: "log" },
      },
    );
    const command = args.slice(0, 3).join(" ");
    if (status !== 0)
      throw new CommandFailed(command, status ?? 1, `${stdout ?? ""}${stderr ?? ""}`);
    return stdout ?? "";
  }

  return {
    isLocal,
    target,
    run: (...args) => void start(args, true),
    read: (...args) => start(args, false),
    query(sql) {
      const printed = start(["d1", "execute", "DB", ...target, "--json", "--command", sql], false);
      return v.parse(answer, printed.slice(printed.indexOf("["))).map(({ results }) => results);
    },
  };
}
