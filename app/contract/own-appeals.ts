import * as v from "valibot";
import { APPEAL_STATES, DELETION_STATES, type OwnAppeal, type OwnDeletion } from "./appeals.ts";
import { listId } from "./standing.ts";
import { one } from "./decode.ts";

/** The answer of GET /api/me/appeals. @throws ShapeError for any other */
export const decodeOwnAppeals = one<OwnAppeal[]>(
  v.array(
    v.object({
      id: v.string(),
      list: listId,
      entry: v.string(),
      state: v.picklist(APPEAL_STATES),
      server: v.nullable(v.string()),
      target: v.nullable(v.string()),
      at: v.string(),
      changed: v.string(),
      messages: v.array(
        v.object({ from: v.picklist(["you", "team"]), text: v.string(), at: v.string() }),
      ),
      again: v.nullable(v.string()),
    }),
  ),
);

/** The answer of GET /api/me/deletion: the newest request, or none. @throws ShapeError for any other */
export const decodeOwnDeletion = one<OwnDeletion | null>(
  v.nullable(
    v.object({
      id: v.string(),
      state: v.picklist(DELETION_STATES),
      at: v.string(),
      due: v.string(),
      changed: v.string(),
      reason: v.nullable(v.string()),
    }),
  ),
);
