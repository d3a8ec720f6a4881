/** The last step of `npm run deploy`: `wrangler deploy` at SITE_URL's domain only. */
import { spawnSync } from "node:child_process";
import { configFile } from "../../vite/config-file.ts";
import { programFile } from "../../vite/program.ts";
import { domainFault } from "./deploy/domain.ts";
import { readWritten } from "./doctor/settings.ts";

const args = process.argv.slice(2);
const { values } = readWritten(configFile(), process.env, true);
const fault = domainFault(args, values.SITE_URL);
if (fault === null) {
  // Without `-c`: wrangler takes the build's configuration.
  const command = [programFile("wrangler"), "deploy", ...args];
  process.exitCode = spawnSync(process.execPath, command, { stdio: "inherit" }).status ?? 1;
} else {
  process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
}
