import { Hono } from "hono";
import { timingSafeEqual } from "hono/utils/buffer";
import { ANSWERS } from "../../app/content/answers.ts";
import { sourceOf } from "../../app/content/reads.ts";
import { reads } from "../../app/contract/endpoints.ts";
import { botAppeals } from "../appeals/bot-routes.ts";
import { parseBotJson } from "../bot/bot-json.ts";
import { POLICIES } from "../bot/policy.ts";
import { MAX_BODY_BYTES } from "../bot/upstream.ts";
import type { EdgeContext, EdgeEnv, LimitCall } from "../context/edge-env.ts";
import { writePushedShards } from "../db/pushed-shards.ts";
import { jsonError, methodNotAllowed } from "../http/json-error.ts";
import { readUpTo } from "../http/read-up-to.ts";
import { log, reasonOf } from "../logging/log.ts";
import { faultOf, PUSHED_READS, type PushedRead } from "./check.ts";
import { createPushStore } from "./store.ts";

/** The bot's own calls, by its key. */
export function createPush(limitCall: LimitCall): Hono<EdgeEnv> {
  const app = new Hono<EdgeEnv>();
  app.use("/*", async function requireKey(c, next) {
    const [, bearer] = /^Bearer (.+)$/i.exec(c.req.header("Authorization") ?? "") ?? [];
    const key = bearer ?? c.req.header("X-API-Key") ?? "";
    if (await timingSafeEqual(key, c.get("config").botApiKey)) return next();
    log("push.wrong_key", { requestId: c.get("requestId") });
    const client = { address: c.req.header("CF-Connecting-IP"), route: "/api/bot" };
    const retryAfter = await limitCall(c, "exports", client);
    return retryAfter === null
      ? jsonError(c, "signed_out", ANSWERS.wrongKey)
      : jsonError(c, "too_many", undefined, { retryAfter });
  });
  const limitPush = (c: EdgeContext, part: string) =>
    limitCall(c, "hiding", { address: `bot${part}`, route: c.req.path });
  for (const name of PUSHED_READS) {
    const path = `/${name}`;
    const isShards = name === "shards";
    app.on("PUT", path, (c) => respondWithPush(c, { name, isPart: false, limitPush }));
    if (isShards)
      app.on("PATCH", path, (c) => respondWithPush(c, { name, isPart: true, limitPush }));
    app.all(path, methodNotAllowed(isShards ? "PUT, PATCH" : "PUT"));
  }
  app.route("/appeals", botAppeals);
  app.all("/*", (c) => jsonError(c, "not_found"));
  return app;
}

interface PushOptions {
  name: PushedRead;
  isPart: boolean;
  /** Counts a good push of a part; resolves to the seconds to wait if over the limit, else null. */
  limitPush: (c: EdgeContext, part: string) => Promise<number | null>;
}

/** Stores a push whole or not at all. `isPart`: replaces rows of the same shards only. */
async function respondWithPush(
  c: EdgeContext,
  { name, isPart, limitPush }: PushOptions,
): Promise<Response> {
  if (sourceOf(name) !== "push") return jsonError(c, "not_found");
  const most = name === "avatars" ? POLICIES.avatars.maxBytes : MAX_BODY_BYTES;
  const body = await readUpTo(c.req.raw, most ?? MAX_BODY_BYTES);
  if (!body) return jsonError(c, "too_large");
  const now = c.get("now")();
  let answer: unknown;
  try {
    answer = parseBotJson(body);
  } catch {
    return refused(c, ANSWERS.pushNoJson);
  }
  const fault = faultOf(name, answer, now);
  if (fault !== null) return refused(c, fault);
  const { cache, siteUrl, db } = c.get("config");
  const shards = name === "shards" ? reads.shards.decode(answer).value : null;
  // Counts each process of a bot by its first shard.
  const part = isPart ? ` ${shards?.[0]?.shard_id}` : "";
  const retryAfter = await limitPush(c, part);
  if (retryAfter !== null) return jsonError(c, "too_many", undefined, { retryAfter });
  try {
    if (shards) await writePushedShards(db, shards, { isPart, now });
    else await createPushStore({ cache, siteUrl }).write(name, { value: answer, at: now });
  } catch (error) {
    log("push.failed", { requestId: c.get("requestId"), read: name, reason: reasonOf(error) });
    return jsonError(c, "closed", ANSWERS.pushNotKept);
  }
  return c.body(null, 204);
}

/** The fault's place is before its colon. */
function refused(c: EdgeContext, fault: string): Response {
  const [at = ""] = /^\[\d+\][^:]*(?=: )/.exec(fault) ?? [];
  return jsonError(c, "bad_input", fault, { details: { at } });
}
