import { sourceOf } from "../../app/content/reads.ts";
import type { ReadSource } from "../../app/content/reads-off.ts";
import { BotError, type BotApi, type Reading } from "../../app/contract/bot.ts";
import { DAY_MS } from "../../app/contract/buckets.ts";
import { reads, type ReadName } from "../../app/contract/endpoints.ts";
import { UNAVAILABLE } from "../../app/contract/unavailable.ts";
import type { Member } from "../../app/contract/person.ts";
import { failureFields } from "../logging/log.ts";
import { fetchDecoded, isIssued, type BotRequest, type Row } from "./bot-request.ts";
import { readCached } from "./cached-read.ts";
import type { BotContext } from "./context.ts";
import { botOf } from "./map-reads.ts";
import { isCached, policyOf } from "./policy.ts";

/**
 * The bot API for pages and `/api`: all rows of the endpoint table, cached by policy. A read that
 * the brand switches off finds nothing and asks nothing.
 */
export function createBot(
  context: BotContext,
  source: (name: ReadName) => ReadSource = sourceOf,
): BotApi {
  const bot: BotApi = botOf((name) => {
    const row: Row = reads[name];
    return async function read(...args) {
      const [id] = args;
      const byId = row.route.includes(":id") && id !== undefined;
      if (source(name) === "off") return unknownReading(context, name);
      // Visitors invent ids. For the team we ask anyway, so that no odd record is missed.
      const isMadeUp = byId && row.access === "public" && !isIssued(id, context.now());
      if (isMadeUp) return unknownReading(context, name);
      if (name === "avatarsOf" && source(name) === "push") return pushedPictures(bot, id);
      // For a list read whole, the arguments are the ids of the wanted records.
      const decode = (answer: unknown, now: number) => row.decode(answer, now, byId ? [] : args);
      const request = { name, path: upstreamPath(context, name, row, args), decode, byId };
      const reading = isCached(name)
        ? await readCached(context, { ...request, policy: policyOf(name, source(name)) })
        : await readUncached(context, request);
      context.observer.onReading(reading.state);
      return reading;
    };
  });
  return bot;
}

/** One person's pictures out of everybody's, which the bot pushes as one list. */
async function pushedPictures(bot: BotApi, id = ""): Promise<Reading<unknown>> {
  const { value, state, age, asOf } = await bot.avatars();
  return { value: value.filter(({ user_id: of }) => of === id), state, age, asOf };
}

/** The path below BOT_API_URL: the route without `/api`; `/blacklist/…` stays. */
export function upstreamPath(
  context: Pick<BotContext, "staffServerId">,
  name: ReadName,
  row: Pick<Row, "upstream" | "path">,
  args: readonly string[],
): string {
  const path = (row.upstream ?? row.path(...args)).replace(/^\/api(?=\/)/, "");
  if (name !== "activity") return path;
  return `${path}&server_id=${encodeURIComponent(context.staffServerId)}`;
}

/**
 * The team right now, uncached, because staff rights depend on it. One attempt, outside the
 * request's concurrency limit; fails if pushed more than a day ago. @throws BotError
 */
export async function readTeamNow(context: BotContext): Promise<Member[]> {
  const { decode } = reads.team;
  const request = { name: "team", path: "/team", decode, attempts: 1 } as const;
  const { value, at = Infinity } = await fetchDecoded(context, request);
  if (context.now() - at > DAY_MS) throw new BotError("not-ready", UNAVAILABLE.pushOld);
  return value;
}

/** Fetches staff data each time and stores none. */
async function readUncached(context: BotContext, request: BotRequest): Promise<Reading<unknown>> {
  try {
    const decoded = await context.limit(() => fetchDecoded(context, request));
    const { value, unread, cut = 0 } = decoded;
    return {
      value,
      state: "miss",
      age: 0,
      asOf: context.now(),
      unread,
      isCut: cut > 0,
    };
  } catch (error) {
    context.log("bot.read_failed", { read: request.name, ...failureFields(error) });
    throw error;
  }
}

/** The answer when there is nothing to ask for. */
function unknownReading({ now }: BotContext, name: ReadName): Reading<unknown> {
  if (name === "user") throw new BotError("unknown-id", UNAVAILABLE.unknownUser);
  return { value: [], state: "fresh", age: 0, asOf: now() };
}
