import { Hono } from "hono";
import * as v from "valibot";
import { QUEUE_ERRORS } from "../../app/content/staff/appeals.ts";
import { you } from "../../app/content/you/you.static.ts";
import { isAppealId } from "../../app/contract/appeals.ts";
import type { EdgeContext, EdgeEnv } from "../context/edge-env.ts";
import { BOT_STATES, endByBot, readForBot } from "../db/appeal-decisions.ts";
import { readAppeal } from "../db/appeal-queue.ts";
import { jsonError, methodNotAllowed } from "../http/json-error.ts";
import { readUpTo } from "../http/read-up-to.ts";
import { log, reasonOf } from "../logging/log.ts";
import { isoOf } from "../me/own-appeal.ts";

/** The team's decisions for the bot, which reports them done. push/routes.ts checked its key. */
export const botAppeals = new Hono<EdgeEnv>();

const MAX_BODY_BYTES = 16 * 1024;
const botStep = v.object({ action: v.literal("done") });

if (you.appeals || you.deletion) {
  botAppeals.get("/", async function respondWithDecisions(c) {
    const state = BOT_STATES.find((one) => one === c.req.query("state"));
    if (!state) return jsonError(c, "bad_input");
    return orDatabaseError(c, async () => {
      const appeals = await readForBot(c.get("config").db, state);
      c.header("Cache-Control", "private, no-store");
      return c.json(
        appeals.map(({ id, kind, list, subject, target, at }) => {
          return { id, kind, list, subject, target, at: isoOf(at) };
        }),
      );
    });
  });
  botAppeals.all("/", methodNotAllowed("GET, HEAD"));

  botAppeals.post("/:id", async function respondWithDone(c) {
    const body = await readUpTo(c.req.raw, MAX_BODY_BYTES);
    const step = v.safeParse(botStep, body && jsonOf(body));
    if (!step.success) return jsonError(c, "bad_input", QUEUE_ERRORS.body);
    return orDatabaseError(c, async () => {
      const id = c.req.param("id");
      const { db } = c.get("config");
      const appeal = isAppealId(id) ? await readAppeal(db, id) : null;
      if (!appeal) return jsonError(c, "not_found");
      if (await endByBot(db, { id, now: c.get("now")() })) {
        log("appeals.done_by_bot", { requestId: c.get("requestId") });
        return c.json({ id, state: "done" });
      }
      const { state } = (await readAppeal(db, id)) ?? appeal;
      // The bot may say it twice.
      if (state === "done") return c.json({ id, state });
      return jsonError(c, "conflict", QUEUE_ERRORS.notAccepted, { details: { state } });
    });
  });
  botAppeals.all("/:id", methodNotAllowed("POST"));
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}

async function orDatabaseError(c: EdgeContext, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    log("appeals.failed", { requestId: c.get("requestId"), reason: reasonOf(error) });
    return jsonError(c, "database", QUEUE_ERRORS.database);
  }
}
