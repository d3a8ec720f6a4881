import { Hono } from "hono";
import { contractSentence } from "../app/content/error-sentence.ts";
import { exportOf } from "../app/contract/audit-log.ts";
import { pageOfRead } from "../app/contract/page-of-read.ts";
import { hasRead } from "../app/content/reads.ts";
import { BotError, type BotApi, type Reading, type PublicBot } from "../app/contract/bot.ts";
import { isDigits } from "../app/contract/digits.ts";
import { READ_NAMES, reads, type Reads, type ReadName } from "../app/contract/endpoints.ts";
import { deriveSource, Derivation, type SourceDerivation } from "../app/contract/derivation.ts";
import type { AvatarRecord } from "../app/contract/person.ts";
import { SHAPE_ERRORS } from "../app/contract/shape-errors.ts";
import { ACTIVITY_RANGES, isRange } from "../app/contract/range.ts";
import type { HistoryRecord } from "../app/contract/status.ts";
import { readProfiles } from "../app/people/resolve.ts";
import { historyPoints } from "../app/status/growth/history-points.ts";
import { presentShards } from "../app/status/shards/present.ts";
import { withAuditLog } from "./staff/audit-log.ts";
import { requireStaff } from "./staff/require-staff.ts";
import type { AuditEntry } from "./context/services.ts";
import type { EdgeContext, EdgeEnv } from "./context/edge-env.ts";
import { respondWithCachedJson } from "./http/etag.ts";
import { idsOfQuery } from "./http/ids-of-query.ts";
import { jsonError, methodNotAllowed } from "./http/json-error.ts";
import { failureFields, log } from "./logging/log.ts";
import { tellsLookUps } from "./monitoring/request-log.ts";

/** The bot API as JSON for the browser, a route for each row of the endpoint table. */
export const api = createReadRoutes("/api");
export const blacklists = createReadRoutes("/blacklist");

/** Routes below a prefix, which the table's paths begin with. */
function createReadRoutes(prefix: "/api" | "/blacklist"): Hono<EdgeEnv> {
  const app = new Hono<EdgeEnv>();
  for (const name of READ_NAMES.filter(hasRead)) {
    const { route, access } = reads[name];
    if (!route.startsWith(`${prefix}/`)) continue;
    const path = route.slice(prefix.length);
    app.get(path, async function respondWithRead(c) {
      let bot = c.get("bot")();
      if (access === "staff") {
        const reader = await requireStaff(c, pageOfRead(name));
        if (reader instanceof Response) return reader;
        const list = exportOf(c.req.query("export"), name);
        const recordExport = (entry: AuditEntry) =>
          reader.record({ ...entry, kind: "export", rows: null, list });
        bot = withAuditLog(bot, list ? { ...reader, record: recordExport } : reader);
      }
      const read = readFor(c, bot, name);
      return read ? respondWithReading(c, reads[name], read) : jsonError(c, "bad_input");
    });
    app.all(path, methodNotAllowed("GET, HEAD"));
  }
  return app;
}

/** Profiles of people on public pages: authors of approved reviews, and the team. */
api.get("/users", async function respondWithKnownUsers(c) {
  const ids = idsOfQuery(c);
  if (!ids) return jsonError(c, "bad_input");
  const bot = c.get("bot")();
  try {
    const known = await knownPeople(bot, ids);
    c.header("Cache-Control", "no-cache");
    return c.json(await readProfiles(known, bot.user));
  } catch (error) {
    if (!(error instanceof BotError)) throw error;
    return respondWithBotError(c, reads.user, error);
  }
});
api.all("/users", methodNotAllowed("GET, HEAD"));

/**
 * Which of these people public pages show: the team and authors of approved reviews. If one list
 * can't be read, the other decides. @throws BotError if neither can
 */
export async function knownPeople(
  bot: Pick<PublicBot, "team" | "feedback">,
  ids: readonly string[],
): Promise<string[]> {
  const [team] = await Promise.allSettled([bot.team()]);
  const members = team.status === "fulfilled" ? idsOf(team.value.value) : new Set<string>();
  // Most calls, the team page's, end here.
  if (ids.every((id) => members.has(id))) return [...ids];
  const [feedback] = await Promise.allSettled([bot.feedback()]);
  if (team.status === "rejected" && feedback.status === "rejected") throw feedback.reason;
  const authors = feedback.status === "fulfilled" ? idsOf(feedback.value.value) : new Set<string>();
  return ids.filter((id) => members.has(id) || authors.has(id));
}

function idsOf(people: readonly { user_id: string }[]): ReadonlySet<string> {
  return new Set(people.map(({ user_id }) => user_id));
}

for (const app of [api, blacklists]) app.all("/*", (c) => jsonError(c, "not_found"));

/** The read with the request's arguments, or null if they are malformed. */
function readFor(
  c: EdgeContext,
  bot: BotApi,
  name: ReadName,
): (() => Promise<Reading<unknown>>) | null {
  switch (name) {
    case "avatars":
      return () => newestPictures(bot.avatars());
    case "avatarsOf": {
      const id = c.req.param("id") ?? "";
      return isDigits(id) ? () => newestPictures(bot.avatarsOf(id)) : null;
    }
    case "user":
    case "economyLogs": {
      const id = c.req.param("id") ?? "";
      return isDigits(id) ? () => bot[name](id) : null;
    }
    case "activity": {
      const wanted = c.req.query("time_range") ?? "7d";
      const range = ACTIVITY_RANGES.find((known) => known === wanted);
      return range ? () => bot.activity(range) : null;
    }
    case "history": {
      const range = c.req.query("range");
      if (range === undefined) return () => bot.history();
      return isRange(range) ? async () => historyPoints(await filledHistory(bot), range) : null;
    }
    case "shards":
      return () => presentShards(bot);
    default:
      return () => bot[name]();
  }
}

/**
 * A history with records, though maybe none in the requested range.
 * @throws BotError if it is empty or can't be read
 */
async function filledHistory(bot: BotApi): Promise<Reading<HistoryRecord[]>> {
  const reading = await bot.history();
  if (reading.value.length === 0) throw new BotError("shape", SHAPE_ERRORS.historyEmpty);
  return reading;
}

/** Most pictures in one answer, about half a megabyte. The pages show older ones. */
export const MAX_PICTURES = 5000;

const NEWEST_PICTURES: SourceDerivation<AvatarRecord[]> = new Derivation();

async function newestPictures(
  pictures: Promise<Reading<AvatarRecord[]>>,
): Promise<Reading<AvatarRecord[]>> {
  const reading = await pictures;
  if (reading.value.length <= MAX_PICTURES) return reading;
  return deriveSource(reading, NEWEST_PICTURES, () => reading.value.slice(0, MAX_PICTURES));
}

async function respondWithReading(
  c: EdgeContext,
  row: Reads[ReadName],
  read: () => Promise<Reading<unknown>>,
): Promise<Response> {
  try {
    const reading = await read();
    const { value, state, age } = reading;
    const headers: Record<string, string> = tellsLookUps(c.req.path)
      ? {}
      : { "X-Data-State": state, "X-Data-Age": String(Math.round(age)) };
    if (row.access === "public" && typeof value === "object" && value !== null) {
      return await respondWithCachedJson(c, reading, headers);
    }
    return c.json(value, 200, { ...headers, "Cache-Control": "private, no-store" });
  } catch (error) {
    if (!(error instanceof BotError)) throw error;
    return respondWithBotError(c, row, error);
  }
}

function respondWithBotError(c: EdgeContext, row: Reads[ReadName], error: BotError): Response {
  // An uncached read was logged where it failed.
  if (error.code !== "not_found" && row.access === "public") {
    log("bot.failed", {
      requestId: c.get("requestId"),
      route: row.route,
      ...failureFields(error),
    });
  }
  c.header("Cache-Control", "no-store");
  const { code, message, retryAfter } = error;
  return jsonError(c, code, contractSentence(code, message), { retryAfter });
}
