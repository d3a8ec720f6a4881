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

What ${PRODUCT} requests from a bot, for the bot's author. The same as OpenAPI 3.1: [openapi.json](openapi.json). Both files are generated from the code that decodes the answers (\`npm run docs\`).

Test yours: \`npm run conformance -- https://bot.example KEY\` requests every path and names the place of the first mismatch, such as \`/shards [0].shard_id: missing, got shardId\`.

## Rules

- **Address.** All paths are below one base address (\`BOT_API_URL\`), https, or http on loopback.
- **No address?** A bot that cannot be reached [pushes](#push) the same records.
- **Least.** \`/commands\`, \`/shards\` and \`/team\` are enough. Every other path can be switched off in the brand's file (\`reads: { history: false }\`): the site then neither requests it nor shows what would need it. With \`reads: { history: "own" }\` it draws its charts from the shards, which it looks at every five minutes.
- **Key.** Every request carries \`X-API-Key\`. Answer 401 or 403 when it is missing or wrong: nothing else protects the blacklists and logs.
- **Answers** are 200 with JSON in UTF-8 and \`Content-Type: application/json\`. A byte order mark is skipped, and a bare \`NaN\` or \`Infinity\` is \`null\`. Redirects are not followed; web pages count as failures.
- **Ids** are text of 17 to 20 digits, and made as the chat platform makes them: public pages take one whose time of creation is to come for unknown. A JSON number keeps all digits that you write; JavaScript and its database clients write fewer, so keep ids as text there.
- **Every field is present.** A missing value is \`null\`; fields marked optional may be left out; fields not listed here are ignored.
- **An invalid record** is left out, and the rest of the list is shown. An answer that is not a list where one is expected, or a list in which every record is invalid, is a failure of the whole path.
- **Numbers** may be decimal text (\`"12.50"\`), as databases return them.
- **True and false** may be \`1\` and \`0\`, or the texts \`"true"\`, \`"t"\`, \`"1"\` and \`"false"\`, \`"f"\`, \`"0"\`. Anything else makes the record invalid; \`null\` is false.
- **Times** are seconds or milliseconds since 1970, or ISO 8601 (UTC without a zone).
- **Errors.** Any other status is a failure; its body is never shown. 5xx, timeouts and lost connections are retried once. After 429 the path is left alone for as long as \`Retry-After\` says, at most eight seconds.
- **Time.** An answer that takes longer than ${ATTEMPT_MS / 1000} s is abandoned; after ${ATTEMPTS} attempts or ${TOTAL_MS / 1000} s the site shows its last good copy, or an error; economy logs and blacklists have ${PATIENT_MS / 1000} s. Aim at 300 ms.
- **Size.** ${MAX_BODY_BYTES / MIB} MiB at most; ${(POLICIES.avatars.maxBytes ?? 0) / MIB} MiB for \`/avatars\`. Each list is one answer, without pages, and of a long one the first records count; of history, feedback, activity, logs and sanctions the newest: ${MOST_WORDS}. A history of more than 20,000 records is thinned out to what its charts show. Of long texts the first 1,000 characters are shown, of a review 4,000.
- **Blocked people.** Signed-in people see their own rows of the blacklists at \`/me/standing\` of the site, without moderator and, unless the brand says otherwise, without reason. Link that page where the bot tells somebody that they are blocked. Rows without an id of 17 to 20 digits keep the page from saying that nothing blocks them: leave none in.
- **Appeals and deletion requests.** The site lifts nothing and deletes nothing. Your team does it with the bot, or [the bot does](#decisions), and says so at \`/staff/appeals\`, where the page of an appeal shows whether the row is still in its list.
- **Dates** of points, pictures and messages lie between 2015 and now; those of the future are left out. Sanctions and transactions are shown as they are dated.`;

const OFTEN = `## How often the site asks

Answers are cached and shared by all visitors, so load does not grow with traffic, only with the number of data centres that serve it: each makes about one request per path and period. After five failures in a row a path is left alone for six seconds, then tried once; failures for single ids do not affect others. Two reads bypass the cache: \`/shards\` every five minutes for uptime, and \`/team\` every 20 to 30 seconds while staff are at work, because staff access is never decided from a cached list.

| path | requested again after | served if the bot fails, for |
|---|---|---|
${DOCUMENTED.map((name) => `| \`${pathOf(name)}\` | ${keeping(name)} |`).join("\n")}`;

const PUSH = `## Push

A bot that nobody can reach from outside pushes its records to the site. The brand's file says which: \`reads: { commands: "push", shards: "push", team: "push", user: false, … }\`; where no read is left to be asked for, the site needs no \`BOT_API_URL\`. ${PUSHED_READS.map((name) => `\`${name}\``).join(", ")} can be pushed, in the form that their paths above have.

\`\`\`sh
curl -X PUT https://site.example/api/bot/shards -H "Authorization: Bearer KEY" \\
  -d '[{"shard_id": 0, "server_count": 12, "member_count": 340, "latency": 41, "uptime": 3600, "is_ready": true}]'
\`\`\`

- **Key.** \`Authorization: Bearer KEY\` or \`X-API-Key: KEY\`, with the site's \`BOT_API_KEY\`. Send it to your site over https and nowhere else: who has it can write what the site shows.
- **Answer.** 204 when it is kept. 400 with \`{"error", "code", "at", "requestId"}\` names the first fault, such as \`[3].shard_id: expected number, got "x"\`. A push is taken whole or not at all: one record that cannot be read refuses it, and what was pushed before stays. \`[]\` for team or commands is refused.
- **How often.** Shards each minute, the rest when it changes and when the bot starts; a team once a day at least. At most 10 of each in a minute (429 with \`Retry-After\`), ${MAX_BODY_BYTES / MIB} MiB, or ${(POLICIES.avatars.maxBytes ?? 0) / MIB} for avatars (413). Each data centre counts for itself, a bot of several processes for each of them. The site shows a push within a minute or two.
- **Shards** that are not pushed for ten minutes are no report, as from a bot that does not answer.
- **Several processes** each send their own shards with \`PATCH /api/bot/shards\`, which leaves the others alone, also when two come at once; a shard that none renews for ten minutes is down. After you lower their number, one process sends \`PUT\` once: that forgets the others.
- **A team** that was pushed more than 24 hours ago opens no staff page.
- **People.** Rows of team and feedback may carry \`user\`, the record of \`/user/{id}\`; with \`user: false\` in the brand the site shows those. Pushed avatars are those of each person, too.`;

const DECISIONS = `## Decisions

A bot can lift what the team has accepted, delete what somebody asked it to delete, and say so, with the same key as for [pushes](#push).

- \`GET https://site.example/api/bot/appeals?state=accepted\` answers \`[{"id", "kind", "list", "subject", "target", "at"}]\`, oldest first and 500 at most: the appeals whose sanction nobody has lifted yet. \`list\` is ${LIST_IDS.map((id) => `\`${id}\``).join(", ")}; \`subject\` the ID of the person or server, \`target\` the command or cog, null for all of the bot; \`at\` when it was accepted, in ISO 8601.
- \`GET https://site.example/api/bot/appeals?state=read\` answers the same of deletion requests: those that a member of the team has claimed, without a question that waits for an answer. Nobody accepts a deletion request, so read these only if your team claims what the bot shall delete. \`kind\` is \`deletion\`, \`list\` and \`target\` are null, and \`subject\` is the person whose records go.
- \`POST https://site.example/api/bot/appeals/{id}\` with \`{"action": "done"}\` answers 200 \`{"id", "state": "done"}\`, also a second time; 409 where neither list names it. The person sees that it is done.`;

const SITE_ERRORS = `## Errors of the site

A call of the site's own API that fails is answered with \`{"error", "code", "requestId"}\`: a sentence in the site's language, the code, and the id of the lines in the log. Go by the code; the sentence may change.

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
