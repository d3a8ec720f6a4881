import * as v from "valibot";
import { APPEAL_KINDS, APPEAL_STATES } from "./appeals.ts";
import { listId } from "./standing.ts";
import { one } from "./decode.ts";

const maybe = v.nullable(v.string());

/** An appeal as its writer sees it, without names of the team. Times are ISO. */
const ownAppeal = v.object({
  id: v.string(),
  kind: v.picklist(APPEAL_KINDS),
  /** `list`, `entry`, `server` and `target` (command or cog) are null for a deletion request. */
  list: v.nullable(listId),
  entry: maybe,
  server: maybe,
  target: maybe,
  state: v.picklist(APPEAL_STATES),
  at: v.string(),
  changed: v.string(),
  /** The team's deadline for a deletion request; null for a sanction. */
  due: maybe,
  /** Oldest first. */
  messages: v.array(
    v.object({ from: v.picklist(["you", "team"]), text: v.string(), at: v.string() }),
  ),
  /** After a decline: when the person may appeal again. */
  again: maybe,
});

export type OwnAppeal = v.InferOutput<typeof ownAppeal>;

/** Reads the answer of GET /api/me/appeals. @throws ShapeError */
export const decodeOwnAppeals = one<OwnAppeal[]>(v.array(ownAppeal));
