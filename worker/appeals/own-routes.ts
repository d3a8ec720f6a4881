import { Hono } from "hono";
import * as v from "valibot";
import { APPEAL_ERRORS } from "../../app/content/you/appeals.ts";
import { DEFAULT_WAIT_DAYS } from "../../app/content/you/switches.ts";
import { you } from "../../app/content/you/you.static.ts";
import { DELETION_DAYS, isAppealId, newAppeal, ownStep } from "../../app/contract/appeals.ts";
import type { OwnAppeal } from "../../app/contract/own-appeals.ts";
import { DAY_MS } from "../../app/contract/buckets.ts";
import { isServerList } from "../../app/contract/lists.ts";
import type { EdgeContext, EdgeEnv } from "../context/edge-env.ts";
import {
  answerQuestion,
  isOwnAppeal,
  openAppeal,
  readOwnAppeals,
  withdrawAppeal,
  type About,
  type AppealRow,
  type MessageRow,
} from "../db/appeals.ts";
import { jsonBody, jsonError, methodNotAllowed } from "../http/json-error.ts";
import { log, reasonOf } from "../logging/log.ts";
import { refuseTooMany } from "../me/limit.ts";
import { isoOf, writtenAppeal } from "../me/own-appeal.ts";
import { requirePerson } from "../me/require-person.ts";
import { newRowId } from "../primitives/row-id.ts";
import { readProof } from "../servers/proof.ts";
import { entryOf, isEntry } from "../standing/entry.ts";
import { inForce } from "../standing/in-force.ts";
import { readSanctions } from "../standing/read.ts";

/** The signed-in person's appeals and deletion requests; no routes if the brand takes neither. */
export const ownAppeals = new Hono<EdgeEnv>();

/** Runs `work` for a person who signed in within 12 hours; 503 if the database fails. */
async function asPerson(
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

/** How long a declined appeal blocks the next one about the same. */
const WAIT_MS = (you.appeals?.waitDays ?? DEFAULT_WAIT_DAYS) * DAY_MS;

if (you.appeals || you.deletion) {
  ownAppeals.get("/", async function respondWithOwnAppeals(c) {
    return asPerson(c, async (person, { db }) => {
      const [secret] = c.get("config").sessionSecrets;
      const rows = await readOwnAppeals(db, person);
      return c.json(await Promise.all(rows.map((row) => ownAppealOf(row, secret))));
    });
  });

  ownAppeals.post("/", async function respondWithNewAppeal(c) {
    return asPerson(c, async (person, { db, now }) => {
      const body = v.safeParse(newAppeal, jsonBody(c));
      if (!body.success) return jsonError(c, "bad_input", APPEAL_ERRORS.body);
      const about = await aboutOf(c, body.output, { person, now });
      if (about instanceof Response) return about;
      // Only a sanction that exists counts against the limit.
      const refusal = await refuseTooMany(c, "appeal", person);
      if (refusal) return refusal;
      const { kind, text } = body.output;
      const id = newRowId();
      const own = { id, person, kind, text, now, waitMs: WAIT_MS };
      const opening = await openAppeal(db, { ...about, ...own });
      if (opening.kind === "open") {
        const at = isoOf(opening.at);
        return jsonError(c, "open", APPEAL_ERRORS.isOpen(at.slice(0, 10)), { details: { at } });
      }
      if (opening.kind === "declined") {
        const again = isoOf(opening.at + WAIT_MS);
        const error = APPEAL_ERRORS.again(again.slice(0, 10));
        return jsonError(c, "declined", error, { details: { again } });
      }
      if (opening.id === id) log("appeals.opened", { requestId: c.get("requestId"), kind });
      return c.json({ id: opening.id }, 201);
    });
  });
  ownAppeals.all("/", methodNotAllowed("GET, HEAD, POST"));

  ownAppeals.post("/:id", async function respondWithOwnStep(c) {
    return asPerson(c, async (person, { db, now }) => {
      const id = c.req.param("id");
      if (!isAppealId(id) || !(await isOwnAppeal(db, id, person))) {
        return jsonError(c, "not_found");
      }
      const body = v.safeParse(ownStep, jsonBody(c));
      if (!body.success) return jsonError(c, "bad_input", APPEAL_ERRORS.answer);
      if ("action" in body.output) {
        const isTaken = await withdrawAppeal(db, { id, person, now });
        return isTaken ? c.json({ id, state: "withdrawn" }) : jsonError(c, "decided");
      }
      const isTaken = await answerQuestion(db, { id, person, text: body.output.text, now });
      return isTaken ? c.json({ id, state: "read" }) : jsonError(c, "not_asked");
    });
  });
  ownAppeals.all("/:id", methodNotAllowed("POST"));
}

/** What a new appeal is about, or why it is refused. Finds the sanction in the bot's list. */
async function aboutOf(
  c: EdgeContext,
  asked: v.InferOutput<typeof newAppeal>,
  { person, now }: { person: string; now: number },
): Promise<About | Response> {
  if (asked.kind === "deletion") {
    if (!you.deletion) return jsonError(c, "not_found");
    const nothing = { list: null, target: null, givenAt: null, givers: [], until: null };
    return { ...nothing, subject: person, dueAt: now + DELETION_DAYS * DAY_MS };
  }
  const { list, entry, proof = "" } = asked;
  if (!you.appeals || !you.lists.includes(list)) return jsonError(c, "not_found");
  const { sessionSecrets: secrets } = c.get("config");
  // For a server, the person must prove that they manage it.
  const subject = isServerList(list)
    ? (await readProof(secrets, proof, { person, now }))?.server
    : person;
  if (subject === undefined) return jsonError(c, "proof", APPEAL_ERRORS.proof);
  const read = await readSanctions(c, [list], [subject]);
  for (const sanction of inForce(read.sanctions, now)) {
    if (!(await isEntry(secrets, entry, { ...sanction, person }))) continue;
    const { target, since: givenAt, givers, until } = sanction;
    return { list, subject, target, givenAt, givers, until, dueAt: null };
  }
  return read.failed.length > 0
    ? jsonError(c, "list", APPEAL_ERRORS.list, { retryAfter: 30 })
    : jsonError(c, "not_found", APPEAL_ERRORS.noEntry);
}

async function ownAppealOf(
  written: { appeal: AppealRow; messages: readonly MessageRow[] },
  secret: string,
): Promise<OwnAppeal> {
  const { id, person, list, subject, target, state, decided_at: decidedAt } = written.appeal;
  return {
    id,
    ...writtenAppeal(written),
    entry: list && (await entryOf(secret, { person, list, subject, target })),
    again: state === "declined" && decidedAt !== null ? isoOf(decidedAt + WAIT_MS) : null,
  };
}
