/** Checks a configuration, or a running site. Exit code 1 if something fails, else 0. */
import { resolve } from "node:path";
import { configFile } from "../../vite/config-file.ts";
import { readArguments } from "./report/arguments.ts";
import { asJson, asText, isGood, type Finding } from "./report/findings.ts";

const USAGE = `Usage: npm run doctor -- [options]
  --url SITE     look at a running site instead of a configuration
  --deploy       count only what a deploy uploads: [vars], and secrets
  --config FILE  another wrangler.toml; .dev.vars is looked for next to it, and .dev.vars.NAME beside wrangler.NAME.toml
  --json         for programs (npm run -s doctor -- --json)
  --help         this text

A configuration is read from the environment first, then .dev.vars, then wrangler.toml.
DISCORD_REDIRECT_URI: what is entered at the chat platform, separated by commas, to have it compared.`;

const options = {
  url: { type: "string" },
  config: { type: "string", default: configFile() },
  deploy: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
} as const;

const { values } = readArguments({ options }, USAGE);
// Wrangler's warnings are for people; its news of versions would mix with the findings.
process.env.WRANGLER_LOG ??= "warn";
const findings = await look();
process.stdout.write(`${(values.json ? asJson : asText)(findings)}\n`);
process.exitCode = isGood(findings) ? 0 : 1;

async function look(): Promise<Finding[]> {
  if (values.url) {
    const { lookAtSite } = await import("./doctor/site.ts");
    return lookAtSite(values.url);
  }
  // It reads wrangler.toml with wrangler, which takes a second to load.
  const { lookAtConfiguration } = await import("./doctor/configuration.ts");
  const file = resolve(values.config);
  return lookAtConfiguration({
    file,
    environment: process.env,
    isDeploy: values.deploy,
  });
}
