import * as v from "valibot";
import { one } from "./decode.ts";

/** The kinds of what bot and site keep about a person. */
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
  /** How long. */
  kept: v.string(),
  where: v.string(),
  /** Null, as the records, where none could be read. */
  count: v.nullable(v.number()),
  /** Null in place of a record that the site cannot read. */
  records: v.nullable(v.array(v.unknown())),
  /** False where more may be there, in what could not be read. */
  complete: v.boolean(),
});

export type DataSection = v.InferOutput<typeof section>;

const ownData = v.object({
  person: v.object({ id: v.string(), username: v.string() }),
  /** When it was put together, ISO. */
  at: v.string(),
  sections: v.array(section),
});

export type OwnData = v.InferOutput<typeof ownData>;

/** The answer of GET /api/me/data, which people keep as a file. @throws ShapeError for any other */
export const decodeOwnData = one<OwnData>(ownData);
