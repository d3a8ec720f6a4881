import { Hono } from "hono";
import { APPEAL_ERRORS } from "../../app/content/you/appeals.ts";
import { you } from "../../app/content/you/you.static.ts";
import { isAppealId, type OwnDeletion, type QueuedDeletion } from "../../app/contract/appeals.ts";
import type { EdgeEnv } from "../context/edge-env.ts";
import {
  endDeletion,
  openDeletion,
  readDeletion,
  readOwnDeletions,
} from "../db/deletion-requests.ts";
import { jsonError, methodNotAllowed } from "../http/json-error.ts";
import { log } from "../logging/log.ts";
import { refuseTooMany } from "../me/limit.ts";
import { newRowId } from "../primitives/row-id.ts";
import { asPerson, isoOf } from "./own-routes.ts";

/** The request of whoever is signed in to delete what the bot keeps. Not there where the brand takes none. */
export const ownDeletion = new Hono<EdgeEnv>();

if (you.deletion) {
  ownDeletion.get("/", async function respondWithOwnDeletion(c) {
    return asPerson(c, async (person, { db }) => {
      const [newest] = await readOwnDeletions(db, person, { most: 1 });
      return c.json(newest ? ownDeletionOf(newest) : null);
    });
  });

  ownDeletion.post("/", async function respondWithNewDeletion(c) {
    return asPerson(c, async (person, { db, now }) => {
      const refusal = await refuseTooMany(c, "appeal", person);
      if (refusal) return refusal;
      const id = newRowId();
      const opened = await openDeletion(db, { id, person, now });
      if (!opened) return jsonError(c, "open", APPEAL_ERRORS.deletionOpen);
      log("deletion.requested", { requestId: c.get("requestId") });
      return c.json({ id, due: isoOf(opened.dueAt) }, 201);
    });
  });
  ownDeletion.all("/", methodNotAllowed("GET, HEAD, POST"));

  ownDeletion.post("/:id/withdraw", async function respondWithWithdrawal(c) {
    return asPerson(c, async (person, { db, now }) => {
      const id = c.req.param("id");
      const request = isAppealId(id) ? await readDeletion(db, id) : null;
      if (request?.person !== person) return jsonError(c, "not_found");
      const ended = await endDeletion(db, id, "writer", now);
      return ended
        ? c.json(ownDeletionOf(ended))
        : jsonError(c, "decided", APPEAL_ERRORS.deletionOver);
    });
  });
  ownDeletion.all("/:id/withdraw", methodNotAllowed("POST"));
}

function ownDeletionOf({ id, state, at, dueAt, changedAt, reason }: QueuedDeletion): OwnDeletion {
  return { id, state, at: isoOf(at), due: isoOf(dueAt), changed: isoOf(changedAt), reason };
}
