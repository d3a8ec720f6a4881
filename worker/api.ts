import { Hono, type Context } from "hono";
import { BotError, type BotApi, type Reading } from "../app/contract/bot.ts";
import { isDigits } from "../app/contract/digits.ts";
import { READ_NAMES, reads, type Reads, type ReadName } from "../app/contract/endpoints.ts";
import { ERRORS } from "../app/contract/errors.ts";
import type { AvatarRecord, UserData } from "../app/contract/person.ts";
import type { Point } from "../app/contract/status.ts";
import { ACTIVITY_RANGES, isRange, type ActivityRange, type Range } from "../app/contract/range.ts";
import { pointsOf } from "../app/status/growth/series.ts";
import type { EdgeEnv } from "./edge.ts";
import { answerKeptJson } from "./etag.ts";
import { QUESTIONS_AT_ONCE } from "./bot/context.ts";
import { log } from "./log.ts";
import { exportReport } from "./staff-export.ts";
import { tellRead, trailed, type Reader } from "./audit-log.ts";
import { createTurns } from "./turns.ts";

const MAX_USERS = 50;

type ApiContext = Context<EdgeEnv>;

/** The JSON face of the bot API for the browser: one route per row of the endpoint table. */
export const api = new Hono<EdgeEnv>();

for (const name of READ_NAMES) {
  api.get(reads[name].route, async function answerRead(c) {
    let bot = c.get("bot")();
    if (reads[name].access === "staff") {
      const reader = await admit(c);
      if (reader instanceof Response) return reader;
      bot = trailed(bot, reader);
    }
    const ask = askFor(c, bot, name);
    if (!ask) return c.json({ error: "Bad request", requestId: c.get("requestId") }, 400);
    return answerWith(c, reads[name], ask);
  });
}

api.get("/api/staff/users", async function answerUsers(c) {
  const reader = await admit(c);
  if (reader instanceof Response) return reader;
  const ids = [...new Set((c.req.query("ids") ?? "").split(",").filter((id) => id !== ""))];
  if (ids.length === 0 || ids.length > MAX_USERS || !ids.every(isDigits)) {
    return c.json({ error: "Bad request", requestId: c.get("requestId") }, 400);
  }
  const bot = c.get("bot")();
  // In turn, so that nobody's time runs before their question does.
  const inTurn = createTurns(QUESTIONS_AT_ONCE);
  const found = await Promise.allSettled(ids.map((id) => inTurn(() => bot.user(id))));
  // A name that cannot be had leaves its id standing alone; the list itself does not fail.
  const users: Record<string, UserData | null> = {};
  ids.forEach((id, i) => {
    const result = found[i];
    users[id] = result?.status === "fulfilled" ? result.value.value : null;
  });
  tellRead(reader, "users", ids.length);
  return c.json(users, 200, { "Cache-Control": "private, no-store" });
});

/** The browser writes the file; this is where it says so first. Other sites' calls were refused before. */
api.post("/api/staff/exports", async function answerExport(c) {
  const reader = await admit(c);
  if (reader instanceof Response) return reader;
  const report = exportReport(c.get("body") ?? "");
  if (!report) return c.json({ error: "Bad request", requestId: c.get("requestId") }, 400);
  log("staff.export", { ...reader, ...report });
  return c.body(null, 204);
});

for (const prefix of ["/api", "/blacklist"]) {
  api.all(`${prefix}/*`, function answerUnknown(c) {
    const isKnown = KNOWN_ROUTES.some((route) => matches(route, c.req.path));
    return isKnown
      ? c.json({ error: "Method not allowed", requestId: c.get("requestId") }, 405, {
          Allow: WRITES.has(c.req.path) ? "POST" : "GET, HEAD",
        })
      : c.json({ error: "Not found", requestId: c.get("requestId") }, 404);
  });
}

const WRITES = new Set(["/api/auth/logout", "/api/staff/exports"]);

const KNOWN_ROUTES = [
  ...Object.values(reads).map((row) => row.route),
  "/api/staff/users",
  "/api/auth/discord",
  "/api/auth/discord/callback",
  "/api/auth/me",
  ...WRITES,
];

function matches(route: string, path: string): boolean {
  const want = route.split("/");
  const have = path.split("/");
  return (
    want.length === have.length &&
    want.every((part, i) => (part[0] === ":" ? have[i] !== "" : part === have[i]))
  );
}

/** Who asks, for a member of the team; 401, 403 or 503 for everybody else. */
async function admit(c: ApiContext): Promise<Reader | Response> {
  c.header("Cache-Control", "private, no-store");
  const requestId = c.get("requestId");
  const standing = await c.get("standing")();
  if (standing.kind === "member") return { requestId, userId: standing.session.id };
  log("staff.refused", { requestId, standing: standing.kind });
  if (standing.kind === "unknown" || standing.kind === "unavailable") {
    return c.json({ error: ERRORS.fetchTeam, requestId }, 503, { "Retry-After": "5" });
  }
  return standing.kind === "stranger"
    ? c.json({ error: "Not a team member", requestId }, 403)
    : c.json({ error: "Not signed in", requestId }, 401);
}

/** The read with its arguments from the request, or null when they are malformed. */
function askFor(
  c: ApiContext,
  bot: BotApi,
  name: ReadName,
): (() => Promise<Reading<unknown>>) | null {
  switch (name) {
    case "avatars":
      return () => newest(bot.avatars());
    case "avatarsOf": {
      const id = c.req.param("id") ?? "";
      return isDigits(id) ? () => newest(bot.avatarsOf(id)) : null;
    }
    case "user":
    case "economyLogs": {
      const id = c.req.param("id") ?? "";
      return isDigits(id) ? () => bot[name](id) : null;
    }
    case "activity": {
      const range = c.req.query("time_range") ?? "7d";
      return isActivityRange(range) ? () => bot.activity(range) : null;
    }
    case "history": {
      const range = c.req.query("range");
      if (range === undefined) return () => bot.history();
      return isRange(range) ? () => pointsFor(bot, range) : null;
    }
    default:
      return () => bot[name]();
  }
}

/** Pictures in one answer, about half a megabyte; the pages show the older ones. */
export const MAX_PICTURES = 5000;

/** The newest pictures of a kept list, which stands newest first: the same array as long as the list is. */
const newestOf = new WeakMap<object, AvatarRecord[]>();

async function newest(reading: Promise<Reading<AvatarRecord[]>>): Promise<Reading<AvatarRecord[]>> {
  const { value, ...rest } = await reading;
  if (value.length <= MAX_PICTURES) return { ...rest, value };
  const some = newestOf.get(value) ?? value.slice(0, MAX_PICTURES);
  newestOf.set(value, some);
  return { ...rest, value: some };
}

/** A window moves on with the clock; within these milliseconds its points are the same. */
const POINTS_MS = 10_000;

interface KeptPoints {
  points: Point[];
  /** Epoch ms. */
  at: number;
}

/** Points by range, for as long as the same history is kept. */
const pointsOfHistory = new WeakMap<object, Map<Range, KeptPoints>>();

/** The points of a range (§7), so that a browser never loads years of half hours. */
async function pointsFor(bot: BotApi, range: Range): Promise<Reading<unknown>> {
  const { value, ...reading } = await bot.history();
  const now = Date.now();
  const ranges = pointsOfHistory.get(value) ?? new Map<Range, KeptPoints>();
  pointsOfHistory.set(value, ranges);
  let kept = ranges.get(range);
  if (!kept || now - kept.at >= POINTS_MS) {
    kept = { points: pointsOf(value, range, now), at: now };
    ranges.set(range, kept);
  }
  return { ...reading, value: kept.points };
}

function isActivityRange(text: string): text is ActivityRange {
  return ACTIVITY_RANGES.some((range) => range === text);
}

async function answerWith(
  c: ApiContext,
  row: Reads[ReadName],
  ask: () => Promise<Reading<unknown>>,
): Promise<Response> {
  try {
    const { value, state, age } = await ask();
    const headers = { "X-Data-State": state, "X-Data-Age": String(Math.round(age)) };
    if (row.access === "public" && typeof value === "object" && value !== null) {
      return await answerKeptJson(c, value, { ...headers, "Cache-Control": "no-cache" });
    }
    return c.json(value, 200, { ...headers, "Cache-Control": "private, no-store" });
  } catch (error) {
    if (!(error instanceof BotError)) throw error;
    return answerBotError(c, row, error);
  }
}

function answerBotError(c: ApiContext, row: Reads[ReadName], error: BotError): Response {
  const requestId = c.get("requestId");
  if (error.status !== 404) {
    log("bot.failed", {
      requestId,
      route: row.route,
      kind: error.kind,
      upstreamStatus: error.upstreamStatus,
    });
  }
  c.header("Cache-Control", "no-store");
  if (error.status === 503) c.header("Retry-After", String(error.retryAfter ?? 5));
  return c.json({ error: error.message, requestId }, error.status);
}
