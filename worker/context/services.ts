import type { Remember, StaffServices } from "../../app/loaders/context.ts";
import type { ListRead } from "../../app/contract/lists.ts";
import type { ExportedList, TrailKind } from "../../app/contract/trail.ts";
import type { LogFields } from "../logging/log.ts";
import type { Session } from "./sessions.ts";

/** Services that handlers get from other rooms; `worker/services.ts` builds them. */

/** The lists of the bot's in which people look for the rows about themselves or their server. */
export type OwnListRead = ListRead | "feedback" | "team" | "activity";

/** Reads one of them as the bot sent it. @throws BotError */
export type ReadOwnList = (name: OwnListRead) => Promise<readonly unknown[]>;

/** The access of a session. One rule for pages and API. */
export type AccessDecision =
  | { kind: "signed-out" }
  /** The session store does not answer. */
  | { kind: "unavailable"; failure: LogFields }
  /** Signed in too long ago for staff rights. */
  | { kind: "expired"; session: Session }
  | { kind: "not-a-member"; session: Session }
  /**
   * The team cannot be read. `lastRank` is the person's rank at its last good reading, if that is at most
   * LAST_TEAM_MS old: it opens the health page and nothing else.
   */
  | { kind: "unknown"; session: Session; failure: LogFields; lastRank: string | null }
  | { kind: "member"; session: Session; rank: string };

/**
 * The people who hide their avatar history. It is applied after every cache, on each response. An isolate
 * remembers the list and reads its revision every half minute, and the list only when that has changed.
 */
export interface HideList {
  /** The ids of hidden people. @throws HiddenUnknown */
  ids: () => Promise<ReadonlySet<string>>;
  /** Hides or shows a person's history. @throws TooManyChanges, or what the database throws */
  set: (id: string, hidden: boolean) => Promise<void>;
}

/**
 * Remembers what members of the team looked up, so that turning pages and filtering ask the bot nothing again. It
 * lives in this isolate only, separately for each person, and is deleted when the person signs out.
 */
export interface LookupMemory {
  /** The memory of one person. */
  of: (person: string) => Remember;
  forget: (person: string) => void;
  /** Counts a bulk look-up; returns 0, or the milliseconds until the person's next one is allowed. */
  countBulkLookup: (person: string) => number;
}

/** One action of a member of the team. */
export interface TrailEntry {
  kind: TrailKind;
  /** The ID of the person or server it was about. */
  id: string | null;
  rows: number | null;
  /** What was exported. */
  list?: ExportedList;
}

/** The record of what members of the team did. */
export interface Trail {
  /** Writes after the response. When the database fails, the entries are lost and the log says so. */
  record: (person: string, entries: readonly TrailEntry[]) => void;
  /** Throws what the database throws. */
  read: StaffServices["trail"];
}
