import { UnreadableFile } from "../doctor/settings.ts";
import { Refused } from "./steps.ts";
import { CommandFailed } from "./wrangler.ts";

/** Tells the operator why a program on the stores ended, and returns its exit code. @throws what is no such reason */
export function exitCodeOf(error: unknown): number {
  if (error instanceof UnreadableFile) {
    for (const [name, says] of error.problems) process.stderr.write(`${name} ${says}\n`);
    return 1;
  }
  if (error instanceof Refused || error instanceof CommandFailed) {
    process.stderr.write(`${error.message}\n`);
    return error instanceof CommandFailed ? error.code : 1;
  }
  throw error;
}
