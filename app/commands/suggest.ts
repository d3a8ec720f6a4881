import type { Command } from "../contract/command.ts";
import { findByName } from "./filter.ts";

type Named = Pick<Command, "name"> & Partial<Pick<Command, "aliases">>;

/** A command with a similar name; the alias, if that is similar instead. */
export interface Suggestion<T extends Named = Command> {
  command: T;
  alias: string | null;
}

const MAX_SUGGESTIONS = 5;
const MAX_LENGTH = 40;
/** Limits of names to compare and of words in each, far above a large bot's. */
const MAX_NAMES = 18_000;
const MAX_WORDS = 6;

/** 'Did you mean': commands with similar names or aliases, most similar first. */
export function suggest<T extends Named>(commands: readonly T[], search: string): Suggestion<T>[] {
  const wanted = normalize(search);
  if (wanted === "" || wanted.length > MAX_LENGTH) return [];
  let left = MAX_NAMES;
  return commands
    .flatMap((command) => {
      left -= 1 + (command.aliases?.length ?? 0);
      return left < 0 ? [] : (bestMatch(command, wanted) ?? []);
    })
    .toSorted((a, b) => a.distance - b.distance || a.order - b.order)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ command, alias }) => ({ command, alias }));
}

/** A linked command that doesn't exist (any more), with similar names. */
export interface MissingCommand {
  name: string;
  suggestions: readonly Suggestion[];
}

/** The linked name and similar ones if the list lacks it; else null. */
export function missingCommand(
  commands: readonly Command[],
  name: string | null,
): MissingCommand | null {
  if (!name || findByName(commands, name)) return null;
  return { name, suggestions: suggest(commands, name) };
}

/** In lower case, without the prefix of a pasted ';ban' or '/ban'. */
function normalize(search: string): string {
  return search
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .trim();
}

interface Match<T extends Named> extends Suggestion<T> {
  distance: number;
  /** At equal distance, names before aliases, short before long. */
  order: number;
}

function bestMatch<T extends Named>(command: T, wanted: string): Match<T> | null {
  const limit = maxDistance(wanted);
  let best: Match<T> | null = null;
  for (const alias of [null, ...(command.aliases ?? [])]) {
    const distance = wordDistance((alias ?? command.name).toLowerCase(), wanted, limit);
    const order = (alias === null ? 0 : 1000) + command.name.length;
    if (distance <= limit && (best === null || distance < best.distance)) {
      best = { command, alias, distance, order };
    }
  }
  return best;
}

/** Typing errors allowed for this length. */
function maxDistance(wanted: string): number {
  if (wanted.length <= 2) return 0;
  return wanted.length <= 5 ? 1 : 2;
}

/** The edit distance to the text or its nearest word; 0 if it begins with `wanted`. */
function wordDistance(text: string, wanted: string, limit: number): number {
  if (wanted.length > 1 && text.startsWith(wanted)) return 0;
  const words = [text, ...text.split(/[\s_-]+/, MAX_WORDS)];
  return Math.min(...words.map((word) => editDistance(word, wanted, limit)));
}

/**
 * The Levenshtein distance with swapped neighbours as one edit (optimal string alignment). Returns
 * `limit + 1` above `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (isSame ? 0 : 1),
          isSwap ? at(i - 2, j - 2) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...row) > limit) return limit + 1;
  }
  return Math.min(at(a.length, b.length), limit + 1);
}
