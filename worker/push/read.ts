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
/** How long reads of single people share the lists: KV counts reads, and a list may have 8 MiB. */
const SHARED_MS = 30_000;
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
  const readProfiles = shareProfiles(store, now);

  async function readPush(name: ReadName, path: string): Promise<BotResponse> {
    if (name === "shards") return readShards(config.db, now());
    if (name === "user") return personIn(await readProfiles(), path);
    return readPushed(store, name);
  }

  return async function fetchRead(path, limits) {
    const name = nameOf(path);
    if (!name) return askBot(path, limits);
    switch (sourceOf(name)) {
      case "push":
        return orUnreachable(readPush(name, path), UNAVAILABLE.pushUnread);
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

async function readPushed(store: PushStore, name: ReadName): Promise<BotResponse> {
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

/** Reads profiles by id from the pushed lists. */
function shareProfiles(store: PushStore, now: () => number) {
  let known = { profiles: new Map<unknown, unknown>(), readAt: -Infinity };
  return async function readProfiles() {
    if (now() - known.readAt < SHARED_MS) return known.profiles;
    const profiles = new Map<unknown, unknown>();
    for (const name of WITH_PEOPLE) {
      const value = sourceOf(name) === "push" ? (await store.read(name))?.value : [];
      for (const row of Array.isArray(value) ? value : []) {
        const { user_id: id, user }: { user_id?: unknown; user?: unknown } = Object(row);
        if (user && !profiles.has(id)) profiles.set(id, user);
      }
    }
    known = { profiles, readAt: now() };
    return profiles;
  };
}

/** @throws BotError like the bot's 404 */
function personIn(profiles: ReadonlyMap<unknown, unknown>, path: string): BotResponse {
  const value = profiles.get(path.slice("/user/".length));
  if (value) return { value, bytes: JSON.stringify(value).length };
  throw new BotError("status", UNAVAILABLE.unknownUser, { upstreamStatus: 404 });
}
