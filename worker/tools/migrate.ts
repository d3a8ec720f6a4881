/** Brings the deployed site's database up to date. Exit code 0, or that of the wrangler command that failed. */
import { resolve } from "node:path";
import { readArguments } from "./report/arguments.ts";
import { UnreadableFile } from "./doctor/settings.ts";
import { CommandFailed, createWrangler } from "./migrate/wrangler.ts";
import { applySchema, writeBack } from "./migrate/steps.ts";
import { readDatabaseName, readOwner } from "./migrate/site.ts";

const USAGE = `Usage: npm run migrate -- [options]
  --back              before a rollback to 0.1.0: write what it keeps in KV back there
  --local             this machine's stores in place of the deployed ones
  --persist-to DIR    the folder of those
  --config FILE       another wrangler.toml
  --help              this text

Without --back: creates the database if it is missing and applies the migrations it lacks.`;

const options = {
  back: { type: "boolean", default: false },
  local: { type: "boolean", default: false },
  "persist-to": { type: "string" },
  config: { type: "string", default: resolve(import.meta.dirname, "../../wrangler.toml") },
} as const;

const { values } = readArguments({ options }, USAGE);
const config = resolve(values.config);
const wrangler = createWrangler({
  config,
  isLocal: values.local,
  persistTo: values["persist-to"],
});
try {
  if (values.back) {
    writeBack(wrangler, readOwner(config, process.env, values.local), Date.now());
  } else {
    applySchema(wrangler, readDatabaseName(config));
  }
} catch (error) {
  if (error instanceof UnreadableFile) {
    for (const [name, says] of error.problems) process.stderr.write(`${name} ${says}\n`);
    process.exitCode = 1;
  } else if (error instanceof CommandFailed) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error.code;
  } else throw error;
}
