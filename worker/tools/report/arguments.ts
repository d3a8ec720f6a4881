import { parseArgs, type ParseArgsConfig } from "node:util";

/**
 * The arguments of this process. `--help` prints the usage and ends it with exit code 0, an argument it does
 * not know with exit code 2.
 */
export function readArguments<T extends ParseArgsConfig>(config: T, usage: string) {
  if (process.argv.slice(2).some((argument) => argument === "--help" || argument === "-h")) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
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
