import type { Command } from "../contract/command.ts";

/** A command somebody may have meant, and the alias that says so, if it was one. */
export interface Suggestion {
  command: Command;
  alias: string | null;
}

const MOST = 5;
const LONGEST = 40;
/** Names and aliases that are compared, and words of each: several times those of a large bot. */
const MOST_NAMES = 18_000;
const MOST_WORDS = 6;

/**
 * 'Did you mean': commands whose name or alias is near the search text, nearest first. It stands beside an
 * empty list and never widens what a search matches.
 */
export function suggest(commands: readonly Command[], search: string): Suggestion[] {
  const wanted = bare(search);
  if (wanted === "" || wanted.length > LONGEST) return [];
  let left = MOST_NAMES;
  return commands
    .flatMap((command) => {
      left -= 1 + command.aliases.length;
      return left < 0 ? [] : (nearest(command, wanted) ?? []);
    })
    .toSorted((a, b) => a.distance - b.distance || a.order - b.order)
    .slice(0, MOST)
    .map(({ command, alias }) => ({ command, alias }));
}

/** People paste ';ban' or '/ban': what stands before the first letter is a prefix. */
function bare(search: string): string {
  return search
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .trim();
}

interface Near extends Suggestion {
  distance: number;
  /** Names before aliases at the same distance, short names before long ones. */
  order: number;
}

function nearest(command: Command, wanted: string): Near | null {
  const slack = allowed(wanted);
  let best: Near | null = null;
  for (const alias of [null, ...command.aliases]) {
    const distance = wordDistance((alias ?? command.name).toLowerCase(), wanted, slack);
    const order = (alias === null ? 0 : 1000) + command.name.length;
    if (distance <= slack && (best === null || distance < best.distance)) {
      best = { command, alias, distance, order };
    }
  }
  return best;
}

/** How many slips of the finger a text of this length may hold. */
function allowed(wanted: string): number {
  if (wanted.length <= 2) return 0;
  return wanted.length <= 5 ? 1 : 2;
}

/** The distance to the whole text or to one of its words; holding the text at its start counts as 0. */
function wordDistance(text: string, wanted: string, slack: number): number {
  if (wanted.length > 1 && text.startsWith(wanted)) return 0;
  const words = new Set([text, ...text.split(/[\s_-]+/, MOST_WORDS)]);
  const near = [...words].map((word) => distance(word, wanted, slack));
  return Math.min(...near);
}

/**
 * Slips between two texts: a letter too many, too few, another letter, or two neighbours swapped.
 * Answers `most + 1` as soon as it is more than `most`.
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(
        cell(last, j) + 1,
        cell(row, j - 1) + 1,
        cell(last, j - 1) + (same ? 0 : 1),
      );
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, cell(before, j - 2) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return Math.min(cell(last, b.length), most + 1);
}

function cell(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
