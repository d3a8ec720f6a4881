import { UI } from "../../content/ui.ts";
import { cut } from "../../contract/cut.ts";
import { idIn, isRounded, withPlainNumbers } from "../../contract/digits.ts";

/** Errors for texts without an id. */
export interface IdProblems {
  empty: string;
  malformed: string;
}

/** Reads an id from the address. Anything else is a problem and never reaches the bot. */
export function parseId(
  query: string | null,
  problems: IdProblems,
): { id: string | null; problem: string | null } {
  if (query === null) return { id: null, problem: null };
  const id = idIn(query);
  if (id !== null) return { id, problem: null };
  if (isRounded(query)) return { id, problem: UI.roundedId };
  return { id, problem: query.trim() === "" ? problems.empty : problems.malformed };
}

/** Most ids of one look-up. */
export const MAX_PASTED_IDS = 100;

/** The parts of a pasted list of ids. */
export interface PastedIds {
  /** Each once, in the order of the text. */
  ids: string[];
  /** Pieces without an id, cut to a readable length. */
  refused: string[];
  /** How many ids exceed MAX_PASTED_IDS. */
  tooMany: number;
}

const MOST_REFUSED = 5;
const MOST_LETTERS = 40;
/** More than a hundred links need. */
const MOST_TEXT = 20_000;

const LABEL = /^[\p{L}#]+:$/u;

/** A pasted text's ids, between spaces, commas, semicolons, `|` or new lines, or as mentions. */
export function idsIn(text: string): PastedIds {
  const pieces = withPlainNumbers(text.slice(0, MOST_TEXT))
    .replaceAll("><", "> <")
    // A rounded id is one piece, though its decimal comma also separates.
    .replaceAll(/(?<=\b\d),(?=\d+E\+?\d)/gi, ".")
    .split(/[\s,;|]+/)
    .filter((piece) => piece !== "" && !LABEL.test(piece));
  const found = pieces.map((piece) => idIn(piece));
  const ids = [...new Set(found.filter((id) => id !== null))];
  const refused = pieces.filter((_, i) => found[i] === null);
  return {
    ids: ids.slice(0, MAX_PASTED_IDS),
    refused: refused.slice(0, MOST_REFUSED).map((piece) => cut(piece, MOST_LETTERS)),
    tooMany: Math.max(0, ids.length - MAX_PASTED_IDS),
  };
}
