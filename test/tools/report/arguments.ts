import { parseArgs, type ParseArgsConfig } from "node:util";

/** The arguments of this process. What it cannot make sense of ends it with the usage and exit code 2. */
export function readArguments<T extends ParseArgsConfig>(config: T, usage: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    return refuse(usage, error instanceof Error ? error.message : String(error));
  }
}

/** Says what is wrong with the call, and how it is meant. */
export function refuse(usage: string, why: string): never {
  process.stderr.write(`${why}\n\n${usage}\n`);
  process.exit(2);
}
