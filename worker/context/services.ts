import type { Remember, StaffServices } from "../../app/loaders/context.ts";
import type { ListRead } from "../../app/contract/lists.ts";
import type { ExportedList, AuditKind } from "../../app/contract/audit-log.ts";
import type { LogFields, Log } from "../logging/log.ts";
import type { Session } from "./sessions.ts";

/** Services that other rooms implement and `worker/services.ts` builds. */

/** What each cron task gets besides the configuration. */
export interface CronRun {
  /** Epoch ms, as is the planned time of the run. */
  now: number;
  scheduledAt: number;
  log: Log;
}

/** The lists of the bot's in which people look for the rows about themselves or their server. */
export type OwnListRead = ListRead | "feedback" | "team" | "activity";

/** Reads such a list as the bot sent it. @throws BotError */
export type ReadOwnList = (name: OwnListRead) => Promise<readonly unknown[]>;

/** A session's access, by one rule for pages and API. */
export type AccessDecision =
  | { kind: "signed-out" }
  /** The session store doesn't answer. */
  | { kind: "unavailable"; failure: LogFields }
  /** The sign-in is too old for staff rights. */
  | { kind: "expired"; session: Session }
  | { kind: "not-a-member"; session: Session }
  /**
   * The team can't be read. `lastRank` is the person's rank at its last good read, at most
   * LAST_TEAM_MS ago; it opens the health page and nothing else.
   */
  | { kind: "unknown"; session: Session; failure: LogFields; lastRank: string | null }
  | { kind: "member"; session: Session; rank: string };

/**
 * People who hide their avatar history, applied after every cache on each response. An isolate
 * reads the list's revision every half minute, and the list only after a change.
 */
export interface HideList {
  /** Ids of hidden people. @throws HiddenUnknown */
  ids: () => Promise<ReadonlySet<string>>;
  /** Hides or shows a person's history. @throws TooManyChanges, or what the database throws */
  set: (id: string, hidden: boolean) => Promise<void>;
}

/**
 * Remembers a member's look-ups, so that paging and filtering don't ask the bot again. Per isolate
 * and person; deleted on sign-out.
 */
export interface LookupMemory {
  of: (person: string) => Remember;
  forget: (person: string) => void;
  /** Counts a look-up of many ids; returns 0, or the ms until the next one is allowed. */
  countBulkLookup: (person: string) => number;
}

/** A team member's action. */
export interface AuditEntry {
  kind: AuditKind;
  /** The person or server it was about. */
  id: string | null;
  rows: number | null;
  list?: ExportedList;
}

/** The audit log. */
export interface AuditLog {
  /** Writes after the response. If the database fails, the entries are lost and the log says so. */
  record: (person: string, entries: readonly AuditEntry[]) => void;
  /** @throws what the database throws */
  read: StaffServices["auditLog"];
}
