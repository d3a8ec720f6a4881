import { sourceOf } from "../../app/content/reads.ts";
import { BotError } from "../../app/contract/bot.ts";
import { READ_NAMES, type ReadName } from "../../app/contract/endpoints.ts";
import { UNAVAILABLE } from "../../app/contract/unavailable.ts";
import { createBotFetch, type BotFetch, type BotResponse } from "../bot/upstream.ts";
import type { Config } from "../context/config.ts";
import { readOwnHistory } from "../db/own-history.ts";
import { readPushedShards } from "../db/pushed-shards.ts";
import { withTimeout } from "../primitives/with-timeout.ts";
import { createPushStore, type PushStore } from "./store.ts";

const STORE_MS = 2000;
/** Older pushes are no report; shards not pushed since are down. */
const SILENT_MS = 10 * 60_000;

/** Lists whose rows may carry their person's profile. */
const WITH_PEOPLE: readonly ReadName[] = ["team", "feedback"];

type ReadConfig = Pick<
  Config,
  "botApiUrl" | "botApiKey" | "userAgent" | "cache" | "siteUrl" | "db"
>;

/**
 * Answers a path of the bot API from the source that the brand names: the bot, its pushes or the
 * site's own samples. `now` in epoch ms.
 */
export function createReadFetch(config: ReadConfig, now: () => number): BotFetch {
  const { botApiUrl: url, botApiKey: key, userAgent } = config;
  const askBot = createBotFetch({ url, key, userAgent });
  const store = createPushStore(config);
  return async function fetchRead(path, limits) {
    const name = nameOf(path);
    if (!name) return askBot(path, limits);
    switch (sourceOf(name)) {
      case "push": {
        const pushed =
          name === "shards" ? readShards(config.db, now()) : readPushed(store, name, path);
        return orUnreachable(pushed, UNAVAILABLE.pushUnread);
      }
      case "own":
        return orUnreachable(readMeasured(config.db, now()), UNAVAILABLE.historyUnread);
      default:
        return askBot(path, limits);
    }
  };
}

/** Treats a store that fails or hangs like an unreachable bot. @throws BotError */
async function orUnreachable(work: Promise<BotResponse>, message: string): Promise<BotResponse> {
  try {
    return await withTimeout(STORE_MS, work);
  } catch (error) {
    if (error instanceof BotError) throw error;
    throw new BotError("network", message);
  }
}

async function readMeasured(db: D1Database, now: number): Promise<BotResponse> {
  const value = await readOwnHistory(db, now);
  return { value, bytes: JSON.stringify(value).length };
}

function nameOf(path: string): ReadName | undefined {
  const [, first] = /^\/(\w+)/.exec(path) ?? [];
  return READ_NAMES.find((name) => name === first);
}

async function readPushed(store: PushStore, name: ReadName, path: string): Promise<BotResponse> {
  if (name === "user") return readPerson(store, path);
  const pushed = await store.read(name);
  if (!pushed) throw new BotError("not-ready", UNAVAILABLE.notPushed);
  return pushed;
}

async function readShards(db: D1Database, now: number): Promise<BotResponse> {
  const pushed = await readPushedShards(db);
  if (!pushed) throw new BotError("not-ready", UNAVAILABLE.notPushed);
  const { shards, at } = pushed;
  if (now - at > SILENT_MS) throw new BotError("not-ready", UNAVAILABLE.pushOld);
  const value = shards.map((one) =>
    now - one.at > SILENT_MS ? Object.assign({}, one, { is_ready: false }) : one,
  );
  return { value, bytes: JSON.stringify(value).length, at };
}

/** The profile from a row about the person. @throws BotError like the bot's 404 */
async function readPerson(store: PushStore, path: string): Promise<BotResponse> {
  const id = path.slice("/user/".length);
  for (const name of WITH_PEOPLE) {
    if (sourceOf(name) !== "push") continue;
    const pushed = await store.read(name);
    const rows: unknown[] = Array.isArray(pushed?.value) ? pushed.value : [];
    const row = rows.find((one) => Reflect.get(Object(one), "user_id") === id);
    const value: unknown = Reflect.get(Object(row), "user");
    if (value) return { value, bytes: JSON.stringify(value).length };
  }
  throw new BotError("status", UNAVAILABLE.unknownUser, { upstreamStatus: 404 });
}
