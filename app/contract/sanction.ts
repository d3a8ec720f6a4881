import * as v from "valibot";
import { digits, isPlainLine, LARGEST, looseText, maybeCount, moment } from "./decode.ts";
import { isDigits, isUsualId } from "./digits.ts";
import { LEAST_MILLISECONDS } from "./history-time.ts";
import { listOf, type ListId } from "./lists.ts";

/** A row of one of the bot's lists: somebody is blocked from the bot or from part of it. */
export interface Sanction {
  list: ListId;
  /** The blocked user or server. */
  subject: string;
  /** The command or cog; null if blocked from the whole bot. */
  target: string | null;
  moderator: string;
  /** Seconds; 0 for permanent, null for unknown. */
  duration: number | null;
  reason: string;
  /** Epoch seconds. */
  timestamp: number;
}

const given = {
  moderator_id: looseText,
  duration: maybeCount,
  reason: looseText,
  timestamp: moment,
};

/** The rows of each list, as the bot sends them. */
export const sanctionRows = {
  user: v.object({ user_id: digits, ...given }),
  "user-command": v.object({ user_id: digits, command: looseText, ...given }),
  "user-cog": v.object({ user_id: digits, cog: looseText, ...given }),
  server: v.object({ guild_id: digits, ...given }),
  "server-command": v.object({ guild_id: digits, command: looseText, ...given }),
  "server-cog": v.object({ guild_id: digits, cog: looseText, ...given }),
} as const satisfies Record<ListId, v.GenericSchema>;

export type SanctionRow = v.InferOutput<(typeof sanctionRows)[ListId]>;

const SUBJECT_KEYS = { user: "user_id", server: "guild_id" } as const;

/** The blocked id in a raw row; null if it has none. */
export function subjectIn(list: ListId, row: unknown): string | null {
  const subject: unknown = Reflect.get(Object(row), SUBJECT_KEYS[listOf(list).subject]);
  return typeof subject === "string" && isDigits(subject) ? subject : null;
}

/** A row of a list as a sanction. */
export function sanctionOf(list: ListId, row: SanctionRow): Sanction {
  const { moderator_id: moderator, duration, reason, timestamp } = row;
  const subject = "user_id" in row ? row.user_id : row.guild_id;
  const target = "command" in row ? row.command : "cog" in row ? row.cog : null;
  return { list, subject, target, moderator, duration, reason, timestamp };
}

/** For each field: whether its value already has the decoded form. */
const IS_USUAL: Readonly<Record<string, (value: unknown) => boolean>> = {
  user_id: isUsualId,
  guild_id: isUsualId,
  command: isPlainLine,
  cog: isPlainLine,
  moderator_id: isPlainLine,
  duration: (value) => typeof value === "number" && value >= 0 && value <= LARGEST,
  reason: isPlainLine,
  timestamp: (value) => typeof value === "number" && value >= 0 && value < LEAST_MILLISECONDS,
};

/**
 * A fast path for twenty thousand rows: decodes a row that has exactly the list's fields, all in
 * their usual form; null for others, which go to valibot.
 */
export function usualRow(list: ListId) {
  const fields = Object.keys(sanctionRows[list].entries);
  function isUsual(item: unknown): item is SanctionRow {
    if (typeof item !== "object" || item === null) return false;
    if (Object.keys(item).length !== fields.length) return false;
    return fields.every((name) => IS_USUAL[name]?.(Reflect.get(item, name)) ?? false);
  }
  return (item: unknown): SanctionRow | null => (isUsual(item) ? item : null);
}
