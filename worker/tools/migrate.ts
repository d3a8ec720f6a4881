/** Brings the deployed site's database up to date. Exit code 0, or that of the wrangler command that failed. */
import { resolve } from "node:path";
import { configFile } from "../../vite/config-file.ts";
import { readArguments } from "./report/arguments.ts";
import { exitCodeOf } from "./migrate/failure.ts";
import { createWrangler } from "./migrate/wrangler.ts";
import { adopt, applySchema, Refused } from "./migrate/steps.ts";
import { readDatabaseName, readSiteUrl } from "./migrate/site.ts";

const USAGE = `Usage: npm run migrate -- [options]
  --adopt             the site has moved: give the database, and the uptime record, to SITE_URL
  --local             this machine's stores in place of the deployed ones
  --persist-to DIR    the folder of those
  --config FILE       another wrangler.toml
  --help              this text

Without --adopt: creates the database if it is missing and applies the migrations it lacks, unless it
belongs to another site.`;

const options = {
  adopt: { type: "boolean", default: false },
  local: { type: "boolean", default: false },
  "persist-to": { type: "string" },
  config: { type: "string", default: configFile() },
} as const;

const { values } = readArguments({ options }, USAGE);
const config = resolve(values.config);
const file = { path: config, environment: process.env, isLocal: values.local };
const wrangler = createWrangler({
  config,
  isLocal: values.local,
  persistTo: values["persist-to"],
});
try {
  const siteUrl = readSiteUrl(file);
  if (values.adopt) {
    if (siteUrl === null) throw new Refused("SITE_URL is this machine's, which owns no database.");
    adopt(wrangler, siteUrl);
  } else {
    applySchema(wrangler, { databaseName: readDatabaseName(config), siteUrl });
  }
} catch (error) {
  process.exitCode = exitCodeOf(error);
}
