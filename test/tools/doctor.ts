/**
 * Looks a configuration over, or a deployed site: `npm run doctor -- [--url SITE] [--config FILE]
 * [--json]`. Exit code 0 when nothing fails, 1 when something does.
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { lookAtConfiguration } from "./doctor/configuration.ts";
import { lookAtSite } from "./doctor/site.ts";
import { asJson, asText, isGood } from "./report/findings.ts";

const { values } = parseArgs({
  options: {
    url: { type: "string" },
    config: { type: "string", default: resolve(import.meta.dirname, "../../wrangler.toml") },
    json: { type: "boolean", default: false },
  },
});

const findings = values.url
  ? await lookAtSite(values.url)
  : await lookAtConfiguration(resolve(values.config), process.env);
process.stdout.write(`${(values.json ? asJson : asText)(findings)}\n`);
process.exitCode = isGood(findings) ? 0 : 1;
