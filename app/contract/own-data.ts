import * as v from "valibot";
import { one } from "./decode.ts";

/** Kinds of data that the bot and the site keep about a person. */
export const DATA_KINDS = [
  "blacklists",
  "economy",
  "avatars",
  "feedback",
  "team",
  "activity",
  "session",
  "hidden",
  "appeals",
] as const;

export type DataKind = (typeof DATA_KINDS)[number];

const section = v.object({
  kind: v.picklist(DATA_KINDS),
  purpose: v.string(),
  /** For how long it is kept. */
  kept: v.string(),
  where: v.string(),
  /** Null if the records couldn't be read, as is `records`. */
  count: v.nullable(v.number()),
  /** An unreadable record is null. */
  records: v.nullable(v.array(v.unknown())),
  /** False if unreadable parts may hold more. */
  complete: v.boolean(),
});

export type DataSection = v.InferOutput<typeof section>;

const ownData = v.object({
  person: v.object({ id: v.string(), username: v.string() }),
  /** When the answer was put together, ISO. */
  at: v.string(),
  sections: v.array(section),
});

export type OwnData = v.InferOutput<typeof ownData>;

/** Reads the answer of GET /api/me/data, which people download. @throws ShapeError */
export const decodeOwnData = one<OwnData>(ownData);
