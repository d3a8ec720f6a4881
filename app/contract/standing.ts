import * as v from "valibot";
import { one } from "./decode.ts";
import { LIST_IDS } from "./lists.ts";

export const listId = v.picklist(LIST_IDS);
const maybe = v.nullable(v.string());

/** A sanction in force as the blocked person sees it. The giver's name never leaves the worker. */
const entry = v.object({
  list: listId,
  /** An id of the sanction for this person alone. A new sanction gets a new one. */
  entry: v.string(),
  /** The command or cog; null for the whole bot. */
  target: maybe,
  /** ISO times; null if the bot doesn't say. */
  since: maybe,
  until: maybe,
  /** False with `until` null means that the end is unknown. */
  permanent: v.boolean(),
  /** Null without a reason, or if the brand doesn't show reasons. */
  reason: maybe,
});

export type StandingEntry = v.InferOutput<typeof entry>;

const standing = v.object({
  entries: v.array(entry),
  /** Lists that couldn't be fully read, so more sanctions may exist. */
  failed: v.array(listId),
});

export type Standing = v.InferOutput<typeof standing>;

/** The answer of GET /api/me/standing and POST /api/me/servers/standing. @throws ShapeError */
export const decodeStanding = one<Standing>(standing);
