import type { JsonSchema } from "@valibot/to-json-schema";
import { STATUS_OF } from "../../../app/contract/error-codes.ts";
import { type ReadName } from "../../../app/contract/endpoints.ts";
import { LIST_IDS } from "../../../app/contract/lists.ts";
import { MOST } from "../../../app/contract/most.ts";
import { PRODUCT } from "../../../app/content/site.ts";
import { PUSHED_READS } from "../../push/check.ts";
import { isCached, POLICIES } from "../../bot/policy.ts";
import { ATTEMPT_MS, ATTEMPTS, MAX_BODY_BYTES, PATIENT_MS, TOTAL_MS } from "../../bot/upstream.ts";
import { answers } from "./answers.ts";
import type { Examples } from "./examples.ts";
import { DOCUMENTED, pathOf, recordSchema, schemaOf } from "./openapi.ts";

const MIB = 2 ** 20;
/** '2,000 commands, 110,000 history, …' */
const { openAppeals: _, ...ofBot } = MOST;
const MOST_WORDS = Object.entries(ofBot)
  .map(([name, most]) => `${most.toLocaleString("en")} ${name}`)
  .join(", ");

/** The page for the bot's author in Markdown: rules, then all paths with examples. */
export function botPage(examples: Examples): string {
  return `${[INTRODUCTION, OFTEN, "## The paths", ...DOCUMENTED.map(section), PUSH, DECISIONS, SITE_ERRORS].join("\n\n")}\n`;

  function section(name: ReadName): string {
    const { says, kind, unknown } = answers[name];
    return [
      `### GET ${pathOf(name)}${queryOf(name)}`,
      `${says} ${kind === "list" ? "A list of records:" : "One record:"}`,
      fieldTable(name),
      ...(unknown ? [`404: ${unknown}.`] : []),
      `\`\`\`json\n${JSON.stringify(examples[name], null, 2)}\n\`\`\``,
    ].join("\n\n");
  }
}

const INTRODUCTION = `# The bot API

For the bot's author: what ${PRODUCT} requests from a bot. [openapi.json](openapi.json) says the same as OpenAPI 3.1. \`npm run docs\` generates both files from the code that decodes the answers.

Test yours: \`npm run conformance -- https://bot.example KEY\` requests every path and names the place of the first mismatch, such as \`/shards [0].shard_id: missing, got shardId\`.

## Rules

- **Address.** All paths are below one base address (\`BOT_API_URL\`): https, or http on loopback.
- **No address?** A bot without a public address [pushes](#push) the same records.
- **Least.** \`/commands\`, \`/shards\` and \`/team\` are enough. The brand's file can switch every other path off (\`reads: { history: false }\`): the site then neither requests it nor shows what would need it. With \`reads: { history: "own" }\` it draws its charts from its own samples of the shards, one every five minutes.
- **Key.** Every request carries \`X-API-Key\`. Answer 401 or 403 when it is missing or wrong: nothing else protects the blacklists and logs.
- **Answers** are 200 with JSON in UTF-8 and \`Content-Type: application/json\`. The site skips a byte order mark and reads a bare \`NaN\` or \`Infinity\` as \`null\`. It follows no redirects; web pages count as failures.
- **Ids** are text of 17 to 20 digits, made like the chat platform's: public pages treat one from the future as unknown. A JSON number keeps all digits that you write; JavaScript and its database clients write fewer, so keep ids as text there.
- **Send every field.** A missing value is \`null\`; you may leave out fields marked optional; the site ignores fields not listed here.
- **An invalid record**: the site leaves it out and shows the rest of the list. If every record is invalid, or an answer isn't the list it should be, the whole path counts as failed.
- **Numbers** may be decimal text (\`"12.50"\`), as databases return them.
- **True and false** may be \`1\` and \`0\`, or the texts \`"true"\`, \`"t"\`, \`"1"\` and \`"false"\`, \`"f"\`, \`"0"\`. Anything else makes the record invalid. The site reads \`null\` as false; send \`false\`.
- **Times** are seconds or milliseconds since 1970, or ISO 8601 (UTC without a zone).
- **Errors.** Any other status is a failure; the site never shows its body. It retries 5xx, timeouts and lost connections once. After 429 it leaves the path alone for as long as \`Retry-After\` says, at most eight seconds.
- **Time.** The site abandons an answer after ${ATTEMPT_MS / 1000} s; after ${ATTEMPTS} attempts or ${TOTAL_MS / 1000} s it shows its last good copy, or an error; economy logs and blacklists have ${PATIENT_MS / 1000} s. Aim for 300 ms.
- **Size.** ${MAX_BODY_BYTES / MIB} MiB at most; ${(POLICIES.avatars.maxBytes ?? 0) / MIB} MiB for \`/avatars\`. Each list is one answer, without pages. Of a long one the site reads the first records, of history, feedback, activity, logs and sanctions the newest: ${MOST_WORDS}. It thins out a history of more than 20,000 records to what its charts show. It shows the first 1,000 characters of long texts, 4,000 of a review.
- **Blocked people.** Signed-in people see their own rows of the blacklists at \`/me/standing\` of the site, without moderator and, unless the brand says otherwise, without reason. Let the bot link that page when it tells somebody that they're blocked. While a list has rows without an id of 17 to 20 digits, the page can't say that nothing blocks them: leave none in.
- **Appeals and deletion requests.** The site lifts nothing and deletes nothing. Your team does it with the bot and says so at \`/staff/appeals\`, or [the bot does both](#decisions). An appeal's page shows whether the row is still on its list.
- **Dates** of points, pictures and messages lie between 2015 and now; the site leaves out the rest. It shows sanctions and transactions as they are dated.`;

const OFTEN = `## How often the site asks

All visitors share cached answers, so load doesn't grow with traffic, only with the number of data centres that serve it: each makes about one request for each path and period. After five failures in a row the site leaves a path alone for six seconds, then tries once; failures for single ids don't affect others. Two reads bypass the cache: \`/shards\` every five minutes for uptime, and \`/team\` every 20 to 30 seconds while staff are at work, because a cached list never decides about staff access.

| path | requested again after | shown if the bot fails, for |
|---|---|---|
${DOCUMENTED.map((name) => `| \`${pathOf(name)}\` | ${keeping(name)} |`).join("\n")}`;

const PUSH = `## Push

A bot without a public address pushes its records to the site. The brand's file says which: \`reads: { commands: "push", shards: "push", team: "push", user: false, … }\`; if every read is pushed or off, the site needs no \`BOT_API_URL\`. You can push ${PUSHED_READS.map((name) => `\`${name}\``).join(", ")}, in the form of their paths above.

\`\`\`sh
curl -X PUT https://site.example/api/bot/shards -H "Authorization: Bearer KEY" \\
  -d '[{"shard_id": 0, "server_count": 12, "member_count": 340, "latency": 41, "uptime": 3600, "is_ready": true}]'
\`\`\`

- **Key.** \`Authorization: Bearer KEY\` or \`X-API-Key: KEY\`, with the site's \`BOT_API_KEY\`. Send it to your site over https and nowhere else: anyone who has it can write what the site shows.
- **Answer.** 204 if the site kept it. 400 with \`{"error", "code", "at", "requestId"}\` names the first fault, such as \`[3].shard_id: expected number, got "x"\`. The site takes a push whole or not at all: with one unreadable record it refuses the push and keeps the one before. It refuses \`[]\` for team or commands.
- **How often.** Push shards every minute, the rest when it changes and when the bot starts, and the team at least once a day. At most 10 of each in a minute (429 with \`Retry-After\`), ${MAX_BODY_BYTES / MIB} MiB, or ${(POLICIES.avatars.maxBytes ?? 0) / MIB} for avatars (413). Each data centre counts for itself. The site shows a push within a minute or two.
- **Shards** that you haven't pushed for ten minutes are no report, as from a bot that doesn't answer.
- **Several processes** each send their own shards with \`PATCH /api/bot/shards\`, which leaves the others alone, even if two come at once; a shard that none renews for ten minutes is down. After you lower their number, let one process send \`PUT\` once: that forgets the others.
- **A team** from more than 24 hours ago opens no staff page.
- **People.** Rows of team and feedback may carry \`user\`, the record of \`/user/{id}\`; with \`user: false\` in the brand the site shows those. Pushed avatars also answer for each person.`;

const DECISIONS = `## Decisions

A bot can lift the sanctions whose appeals the team accepted, delete what somebody asked to have deleted, and mark both done, with the same key as for [pushes](#push).

- \`GET https://site.example/api/bot/appeals?state=accepted\` answers \`[{"id", "kind", "list", "subject", "target", "at"}]\`, oldest first and 500 at most: the appeals whose sanction nobody has lifted yet. \`list\` is ${LIST_IDS.map((id) => `\`${id}\``).join(", ")}; \`subject\` is the ID of the person or server, \`target\` the command or cog, null for the whole bot; \`at\` is when the team accepted it, in ISO 8601.
- \`GET https://site.example/api/bot/appeals?state=read\` answers the same for deletion requests that a member has claimed, without an open question; the person's answer to a question ends the claim. Nobody accepts a deletion request, so read these only if your team claims what the bot should delete. \`kind\` is \`deletion\`, \`list\` and \`target\` are null, and \`subject\` is the person whose records go.
- \`POST https://site.example/api/bot/appeals/{id}\` with \`{"action": "done"}\` answers 200 \`{"id", "state": "done"}\`, also a second time; 409 if neither list names it. The person sees that it's done.`;

const SITE_ERRORS = `## Errors of the site

A failed call of the site's own API answers \`{"error", "code", "requestId"}\`: a sentence in the site's language, the code, and the ID of its log lines. Go by the code; the sentence may change.

| code | status |
|---|---|
${Object.entries(STATUS_OF)
  .map(([code, status]) => `| \`${code}\` | ${status} |`)
  .join("\n")}`;

function keeping(name: ReadName): string {
  if (!isCached(name)) return "for staff, uncached | never";
  const { fresh, keep } = POLICIES[name];
  return `${duration(fresh)} | ${duration(keep)}`;
}

function duration(seconds: number): string {
  const [size, unit] = seconds < 3600 ? [seconds / 60, "min"] : [seconds / 3600, "h"];
  return `${size} ${unit}`;
}

function queryOf(name: ReadName): string {
  const query = Object.keys(answers[name].query ?? {});
  return query.length > 0 ? `?${query.map((key) => `${key}={${key}}`).join("&")}` : "";
}

function fieldTable(name: ReadName): string {
  const { required = [], properties = {} } = recordSchema(answers[name]);
  const rows = Object.entries(properties).map(([field, schema]) => {
    if (typeof schema !== "object") throw new Error(`${field} has no schema`);
    const optional = required.includes(field) ? "" : ", optional";
    const note = (schema.description ?? "").replaceAll("<", "\\<");
    return `| \`${field}\` | ${typeWords(schema)}${optional} | ${note} |`;
  });
  const query = Object.entries(answers[name].query ?? {}).map(
    ([key, decoder]) => `| \`?${key}\` | ${typeWords(schemaOf(decoder))} | |`,
  );
  return ["| field | type | |", "|---|---|---|", ...query, ...rows].join("\n");
}

const TYPE_WORDS: ReadonlyMap<string, string> = new Map([
  ["string", "text"],
  ["integer", "whole number"],
  ["boolean", "true or false"],
]);

function isOtherForm(option: JsonSchema | boolean): boolean {
  if (typeof option !== "object") return false;
  return option.enum !== undefined || option.pattern?.includes("\\d+(\\.") === true;
}

/** A schema in a few words, such as "text or null". */
function typeWords(schema: JsonSchema | JsonSchema["items"]): string {
  if (typeof schema !== "object" || Array.isArray(schema)) throw new Error("No schema of one type");
  if (schema.enum?.every((value) => typeof value === "string")) {
    return schema.enum.map((value) => `\`${value}\``).join(", ");
  }
  if (schema.anyOf) {
    // Text of decimals is under "Numbers", other booleans under "True and false".
    const options = schema.anyOf.filter((option) => !isOtherForm(option));
    return [...new Set(options.map((option) => typeWords(option)))].join(" or ");
  }
  if (schema.type === "array") return `list of ${typeWords(schema.items)}s`;
  if (schema.type === "object" && schema.properties) {
    return `{${Object.keys(schema.properties).join(", ")}}`;
  }
  if (schema.pattern === "^[0-9]{17,20}$") return "id";
  const type = String(schema.type);
  return TYPE_WORDS.get(type) ?? type;
}
