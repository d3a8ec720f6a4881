import * as v from "valibot";
import { one } from "./decode.ts";
import { LIST_IDS } from "./lists.ts";

export const listId = v.picklist(LIST_IDS);
const maybe = v.nullable(v.string());

/** A sanction in force as its person sees it. Who gave it never leaves the worker. */
const entry = v.object({
  list: listId,
  /** Names the sanction to this person alone; one that is given anew has another. */
  entry: v.string(),
  /** The command or cog; null for the whole bot. */
  target: maybe,
  /** ISO times; null where the bot does not say. */
  since: maybe,
  until: maybe,
  /** Without it and without `until`, the end is not known. */
  permanent: v.boolean(),
  /** Null where the brand does not show reasons, or there is none. */
  reason: maybe,
});

export type StandingEntry = v.InferOutput<typeof entry>;

const standing = v.object({
  entries: v.array(entry),
  /** Lists that could not be read, in which more may stand. */
  failed: v.array(listId),
});

export type Standing = v.InferOutput<typeof standing>;

/** The answer of GET /api/me/standing and POST /api/me/servers/standing. @throws ShapeError for any other */
export const decodeStanding = one<Standing>(standing);
