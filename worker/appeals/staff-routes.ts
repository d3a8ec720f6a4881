import { Hono } from "hono";
import * as v from "valibot";
import { QUEUE_ERRORS } from "../../app/content/staff/appeals.ts";
import { you } from "../../app/content/you/you.static.ts";
import {
  appealDecision,
  CLAIM_MS,
  isAppealId,
  type AppealAction,
} from "../../app/contract/appeals.ts";
import type { EdgeContext, EdgeEnv } from "../context/edge-env.ts";
import { releaseAppeal, writeAppeal } from "../db/appeal-decisions.ts";
import { readAppeal } from "../db/appeal-queue.ts";
import { jsonBody, jsonError, methodNotAllowed } from "../http/json-error.ts";
import { log, reasonOf } from "../logging/log.ts";
import { logStaffWrite, type Reader } from "../staff/audit-log.ts";
import { requireStaff } from "../staff/require-staff.ts";
import { mayDecide } from "./reader.ts";

/** The team's writes about appeals; pages use `reader.ts`. No routes if the brand takes no kind. */
export const staffAppeals = new Hono<EdgeEnv>();

const LINES = {
  claim: "appealClaim",
  release: "appealRelease",
  ask: "appealAsk",
  accept: "appealAccept",
  decline: "appealDecline",
  done: "appealDone",
} as const satisfies Record<AppealAction, string>;

if (you.appeals || you.deletion) {
  staffAppeals.post("/:id", async function respondWithDecision(c) {
    return asMember(c, async (writer, { db, now }) => {
      const id = c.req.param("id");
      const appeal = isAppealId(id) ? await readAppeal(db, id) : null;
      if (!appeal) return jsonError(c, "not_found");
      const body = v.safeParse(appealDecision, jsonBody(c));
      if (!body.success) return jsonError(c, "bad_input", QUEUE_ERRORS.body);
      const { action, seen } = body.output;
      // The data is deleted or it isn't: nothing waits for the bot.
      if (action === "accept" && appeal.kind === "deletion") {
        return jsonError(c, "bad_input", QUEUE_ERRORS.noAccept);
      }
      const { userId: member } = writer;
      const refused = { action, id, member, now };
      if (action === "release") {
        if (!(await releaseAppeal(db, { id, member }))) return conflict(c, db, refused);
        logStaffWrite(writer, LINES.release, appeal.subject);
      } else {
        if (!mayDecide(appeal, member)) return jsonError(c, "forbidden", QUEUE_ERRORS.giver);
        const text = "text" in body.output ? body.output.text : undefined;
        const written = await writeAppeal(db, action, { id, member, now, seen, text });
        if (written === "refused") return conflict(c, db, refused);
        if (written === "written") logStaffWrite(writer, LINES[action], appeal.subject);
      }
      const { state } = (await readAppeal(db, id)) ?? appeal;
      return c.json({ id, state });
    });
  });
  staffAppeals.all("/:id", methodNotAllowed("POST"));
}

/** Runs `work` for a team member; 503 if the database fails. */
async function asMember(
  c: EdgeContext,
  work: (writer: Reader, context: { db: D1Database; now: number }) => Promise<Response>,
): Promise<Response> {
  const writer = await requireStaff(c, "appeals");
  if (writer instanceof Response) return writer;
  try {
    return await work(writer, { db: c.get("config").db, now: c.get("now")() });
  } catch (error) {
    log("appeals.failed", { requestId: c.get("requestId"), reason: reasonOf(error) });
    return jsonError(c, "database", QUEUE_ERRORS.database);
  }
}

/** Why a write was refused, with the current state. */
async function conflict(
  c: EdgeContext,
  db: D1Database,
  { action, id, member, now }: { action: AppealAction; id: string; member: string; now: number },
): Promise<Response> {
  const appeal = await readAppeal(db, id);
  if (!appeal) return jsonError(c, "not_found");
  const { state, ended_at: endedAt, claimed_by: holder, claimed_at: claimedAt } = appeal;
  const isOver = endedAt !== null || state === "accepted";
  const isHeld = holder !== null && holder !== member && (claimedAt ?? 0) > now - CLAIM_MS;
  if (isOver) return jsonError(c, "decided", undefined, { details: { state } });
  if (isHeld) return jsonError(c, "held", undefined, { details: { state } });
  const isEarly = action === "done" && appeal.kind === "sanction";
  const error =
    action === "release"
      ? QUEUE_ERRORS.notHeld
      : isEarly
        ? QUEUE_ERRORS.notAccepted
        : QUEUE_ERRORS.unread;
  return jsonError(c, "conflict", error, { details: { state } });
}
