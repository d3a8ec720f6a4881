/** Updates the deployed site's database. Exit code 0, or that of the failed wrangler command. */
import { resolve } from "node:path";
import { configFile } from "../../vite/config-file.ts";
import { UnreadableFile } from "./doctor/settings.ts";
import { applySchema, databaseNameOf, Refused } from "./migrate/steps.ts";
import { CommandFailed, createWrangler } from "./migrate/wrangler.ts";
import { readArguments } from "./report/arguments.ts";

const USAGE = `Usage: npm run migrate -- [options]
  --local             this machine's database in place of the deployed one
  --persist-to DIR    the folder of that
  --config FILE       another wrangler.toml
  --help              this text

Creates the database if it is missing and applies the migrations it lacks. Refuses one of an earlier release or another project.`;

const options = {
  local: { type: "boolean", default: false },
  "persist-to": { type: "string" },
  config: { type: "string", default: configFile() },
} as const;

const { values } = readArguments({ options }, USAGE);
const config = resolve(values.config);
const wrangler = createWrangler({
  config,
  isLocal: values.local,
  persistTo: values["persist-to"],
});
try {
  applySchema(wrangler, databaseNameOf(config));
} catch (error) {
  process.exitCode = exitCodeOf(error);
}

/** Tells the operator why nothing was done; returns the exit code. @throws other errors */
function exitCodeOf(error: unknown): number {
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
