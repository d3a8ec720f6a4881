import { Hono } from "hono";
import * as v from "valibot";
import { APPEAL_ERRORS } from "../../app/content/you/appeals.ts";
import { you } from "../../app/content/you/you.static.ts";
import { appealAnswer, isAppealId, newAppeal, type OwnAppeal } from "../../app/contract/appeals.ts";
import { DAY_MS } from "../../app/contract/buckets.ts";
import { isServerList } from "../../app/contract/lists.ts";
import type { EdgeContext, EdgeEnv } from "../context/edge-env.ts";
import {
  answerQuestion,
  isOwnAppeal,
  openAppeal,
  readOwnAppeals,
  type AppealRow,
  type MessageRow,
} from "../db/appeals.ts";
import { noteRows } from "../db/appeal-closing.ts";
import { jsonBody, jsonError, methodNotAllowed } from "../http/json-error.ts";
import { log, reasonOf } from "../logging/log.ts";
import { refuseTooMany } from "../me/limit.ts";
import { requirePerson } from "../me/require-person.ts";
import { newRowId } from "../primitives/row-id.ts";
import { readProof } from "../servers/proof.ts";
import { entryOf } from "../standing/entry.ts";
import { readSanctions, sanctionsContext } from "../standing/read.ts";
import { appealedSanction } from "./appealed-sanction.ts";

/** The appeals of whoever is signed in. Not there where the brand takes none. */
export const ownAppeals = new Hono<EdgeEnv>();

/** Runs `work` for whoever signed in at most 12 hours ago; 503 where the database fails. */
export async function asPerson(
  c: EdgeContext,
  work: (person: string, context: { db: D1Database; now: number }) => Promise<Response>,
): Promise<Response> {
  const signedIn = await requirePerson(c);
  if (signedIn instanceof Response) return signedIn;
  try {
    return await work(signedIn.id, { db: c.get("config").db, now: c.get("now")() });
  } catch (error) {
    log("appeals.failed", { requestId: c.get("requestId"), reason: reasonOf(error) });
    return jsonError(c, "database", APPEAL_ERRORS.database);
  }
}

if (you.appeals) {
  const { waitDays } = you.appeals;
  const waitMs = waitDays * DAY_MS;

  ownAppeals.get("/", async function respondWithOwnAppeals(c) {
    return asPerson(c, async (person, { db }) => {
      const [secret] = c.get("config").sessionSecrets;
      const rows = await readOwnAppeals(db, person);
      return c.json(await Promise.all(rows.map((row) => ownAppealOf(row, { secret, waitMs }))));
    });
  });

  ownAppeals.post("/", async function respondWithNewAppeal(c) {
    return asPerson(c, async (person, { db, now }) => {
      const body = v.safeParse(newAppeal, jsonBody(c));
      if (!body.success) return jsonError(c, "bad_input", APPEAL_ERRORS.body);
      const { list, entry, text, proof } = body.output;
      if (!you.lists.includes(list)) return jsonError(c, "not_found");
      const { sessionSecrets: secrets } = c.get("config");
      // A server's appeal needs the proof that the person manages it.
      const subject = isServerList(list)
        ? (await readProof(secrets, proof ?? "", { person, now }))?.server
        : person;
      if (subject === undefined) return jsonError(c, "proof", APPEAL_ERRORS.proof);
      // Not before: from here on, the bot is asked for the list.
      const refusal = await refuseTooMany(c, "appeal", person);
      if (refusal) return refusal;
      const read = await readSanctions(sanctionsContext(c), [list], [subject]);
      const rows = read.rows[list];
      if (rows === undefined) {
        return jsonError(c, "list", APPEAL_ERRORS.list, { retryAfter: 30 });
      }
      const sanction = await appealedSanction(read.sanctions, { entry, person, secrets, now });
      if (!sanction) return jsonError(c, "not_found", APPEAL_ERRORS.noEntry);
      await noteRows(db, list, rows);
      const id = newRowId();
      const opening = await openAppeal(db, { ...sanction, id, person, text, now, waitMs });
      if (opening.kind === "open") return jsonError(c, "open", APPEAL_ERRORS.isOpen);
      if (opening.kind === "declined") {
        const again = new Date(opening.decidedAt + waitMs).toISOString();
        const error = APPEAL_ERRORS.again(again.slice(0, 10));
        return jsonError(c, "declined", error, { details: { again } });
      }
      log("appeals.opened", { requestId: c.get("requestId"), list });
      return c.json({ id }, 201);
    });
  });
  ownAppeals.all("/", methodNotAllowed("GET, HEAD, POST"));

  ownAppeals.post("/:id", async function respondWithAnswer(c) {
    return asPerson(c, async (person, { db, now }) => {
      const id = c.req.param("id");
      if (!isAppealId(id) || !(await isOwnAppeal(db, id, person))) {
        return jsonError(c, "not_found");
      }
      const body = v.safeParse(appealAnswer, jsonBody(c));
      if (!body.success) return jsonError(c, "bad_input", APPEAL_ERRORS.answer);
      const { text } = body.output;
      const isTaken = await answerQuestion(db, { id, person, text, now });
      return isTaken ? c.json({ id, state: "read" }) : jsonError(c, "not_asked");
    });
  });
  ownAppeals.all("/:id", methodNotAllowed("POST"));
}

async function ownAppealOf(
  { appeal, messages }: { appeal: AppealRow; messages: readonly MessageRow[] },
  { secret, waitMs }: { secret: string; waitMs: number },
): Promise<OwnAppeal> {
  const { id, person, list, subject, target, given_at: givenAt, state } = appeal;
  const { decided_at: decidedAt } = appeal;
  return {
    id,
    list,
    entry: await entryOf(secret, { person, list, subject, target, givenAt }),
    state,
    server: isServerList(list) ? subject : null,
    target,
    at: isoOf(appeal.created_at),
    changed: isoOf(appeal.changed_at),
    messages: messages.map(({ by_team: byTeam, text, created_at: at }) => ({
      from: byTeam === 1 ? "team" : "you",
      text,
      at: isoOf(at),
    })),
    again: state === "declined" && decidedAt !== null ? isoOf(decidedAt + waitMs) : null,
  };
}

export function isoOf(time: number): string {
  return new Date(time).toISOString();
}
