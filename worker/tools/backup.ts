/** Backs up and restores what the site alone keeps. Exit code 0, or that of the wrangler command that failed. */
import { resolve } from "node:path";
import { configFile } from "../../vite/config-file.ts";
import { backUp, restore } from "./backup/steps.ts";
import { exitCodeOf } from "./migrate/failure.ts";
import { readOwner } from "./migrate/site.ts";
import { createWrangler } from "./migrate/wrangler.ts";
import { readArguments, refuse } from "./report/arguments.ts";

const USAGE = `Usage: npm run backup -- FOLDER [options]
  --restore           put that backup in place of what the stores hold
  --local             this machine's stores in place of the deployed ones
  --config FILE       another wrangler.toml
  --help              this text

Writes the rows of the database, with who hides their pictures, and the uptime record; no sessions.`;

const options = {
  restore: { type: "boolean", default: false },
  local: { type: "boolean", default: false },
  config: { type: "string", default: configFile() },
} as const;

const { values, positionals } = readArguments({ options, allowPositionals: true }, USAGE);
const [folder, ...others] = positionals;
if (!folder || others.length > 0) refuse(USAGE, "Name one folder.");
const config = resolve(values.config);
const wrangler = createWrangler({ config, isLocal: values.local });
try {
  const { siteUrl } = readOwner({ path: config, environment: process.env, isLocal: values.local });
  const backup = { wrangler, siteUrl, folder: resolve(folder) };
  if (values.restore) restore(backup);
  else backUp(backup, new Date());
} catch (error) {
  process.exitCode = exitCodeOf(error);
}
