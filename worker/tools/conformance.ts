/** Tests a bot API against the contract. Exit code 0 if it holds, else 1. */
import { examine } from "./bot-api/examine.ts";
import { readArguments, refuse } from "./report/arguments.ts";
import { asJson, asText, isGood, type Finding } from "./report/findings.ts";

const USAGE = `Usage: npm run conformance -- URL KEY [options]
  URL            the bot API, such as https://bot.example/v1
  KEY            sent as X-API-Key
  --user ID      look up this person's profile, pictures and economy logs
  --server ID    ask for the activity of this server (else STAFF_SERVER_ID)
  --strict       single spoilt records in a long list count, too
  --json         for programs (npm run -s conformance -- URL KEY --json)
  --help         this text`;

const options = {
  user: { type: "string" },
  server: { type: "string" },
  strict: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
} as const;

const { values, positionals } = readArguments({ allowPositionals: true, options }, USAGE);
const [address = "", key = ""] = positionals;
if (!URL.parse(address)?.protocol.startsWith("http")) refuse(USAGE, "URL is not an address");
if (key === "") refuse(USAGE, "KEY is missing");

const { user: userId, server = process.env.STAFF_SERVER_ID ?? "1000000000000000001" } = values;
const sample = { staffServerId: server, userId };
const { findings } = await examine({ url: address.replace(/\/+$/, ""), key }, sample, true);
const judged = values.strict ? findings.map(warningsFail) : findings;
process.stdout.write(`${(values.json ? asJson : asText)(judged)}\n`);
process.exitCode = isGood(judged) ? 0 : 1;

function warningsFail(finding: Finding): Finding {
  return finding.outcome === "warn" ? { ...finding, outcome: "fail" } : finding;
}
