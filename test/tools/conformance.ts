/**
 * Tests a bot API against the contract: `npm run conformance -- URL KEY [--user ID] [--server ID]
 * [--strict] [--json]`. Exit code 0 when it holds, 1 when it does not, 2 when called wrongly.
 */
import { parseArgs } from "node:util";
import { examine } from "./bot-api/examine.ts";
import { asJson, asText, isGood, type Finding } from "./report/findings.ts";

const USAGE = `Usage: npm run conformance -- URL KEY [options]
  URL            the bot API, such as https://bot.example/v1
  KEY            sent as X-API-Key
  --user ID      look up this person's profile, pictures and economy logs
  --server ID    ask for the activity of this server (else STAFF_SERVER_ID)
  --strict       single spoilt records in a long list count, too
  --json         for programs`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    user: { type: "string" },
    server: { type: "string" },
    strict: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  },
});

const [address = "", key = ""] = positionals;
const url = URL.parse(address);

if (!url?.protocol.startsWith("http") || key === "") {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else {
  const sample = {
    staffServerId: values.server ?? process.env.STAFF_SERVER_ID ?? "1000000000000000001",
    userId: values.user,
  };
  const source = { url: address.replace(/\/+$/, ""), key };
  const { findings } = await examine(source, sample, true);
  const judged = values.strict ? findings.map(warningsFail) : findings;
  process.stdout.write(`${(values.json ? asJson : asText)(judged)}\n`);
  process.exitCode = isGood(judged) ? 0 : 1;
}

function warningsFail(finding: Finding): Finding {
  return finding.outcome === "warn" ? { ...finding, outcome: "fail" } : finding;
}
