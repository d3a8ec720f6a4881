import { parseArgs, type ParseArgsConfig } from "node:util";

/**
 * This process's arguments. `--help` prints the usage and exits with 0, an unknown argument with 2.
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

/** Prints what is wrong with the call, and the usage. */
export function refuse(usage: string, why: string): never {
  process.stderr.write(`${why}\n\n${usage}\n`);
  process.exit(2);
}
