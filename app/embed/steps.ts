import type { Embed } from "./embed.ts";
import { textAt } from "./field-paths.ts";
import type { Edit } from "./reducer.ts";
import { changeBetween } from "./text-change.ts";

/** A pause of this many ms ends a step. */
export const PAUSE_MS = 1000;

/** A step ends at this many characters, so that undo takes back little at once. */
export const STEP_LENGTH = 30;

/** Most UTF-16 units of one key: an emoji has two. More is a paste or a selection. */
const ONE_KEY = 2;

/** The latest step to undo, while edits may join it. */
export interface Step {
  /** Only edits with the same key join. */
  key: string;
  /** Time of its latest edit, ms. */
  at: number;
  /** Characters typed or deleted. */
  length: number;
}

/** A key shared by edits of one step; null for an edit that is a step alone. */
function partOf(embed: Embed, edit: Edit): { key: string; length: number } | null {
  if (edit.type === "moved") return { key: `moved ${edit.list}`, length: 0 };
  if (edit.type !== "text") return null;
  if (edit.isSlid) return { key: `${edit.path} slid`, length: 0 };
  const { removed, inserted } = changeBetween(textAt(embed, edit.path), edit.value);
  // An input method replaces its own text, and its first letter maybe a selection.
  if (edit.composition !== undefined) {
    return { key: `${edit.path} composed ${edit.composition}`, length: inserted.length };
  }
  const isTyped = removed === "" && inserted.length <= ONE_KEY;
  if (isTyped) return { key: `${edit.path} typed`, length: inserted.length };
  const isDeleted = inserted === "" && removed.length <= ONE_KEY;
  return isDeleted ? { key: `${edit.path} deleted`, length: removed.length } : null;
}

/**
 * Whether an edit at a time (ms) joins the previous step, and the step the next may join. A pause,
 * another text, a switch between typing and deleting, a new line and STEP_LENGTH characters end a
 * step. Pastes, replaced selections and words of an input method are their own steps.
 */
export function joined(
  last: Step | null,
  embed: Embed,
  edit: Edit,
  at: number,
): { joins: boolean; step: Step | null } {
  const part = partOf(embed, edit);
  if (!part) return { joins: false, step: null };
  const joins =
    last !== null &&
    last.key === part.key &&
    at - last.at < PAUSE_MS &&
    last.length + part.length <= STEP_LENGTH;
  const length = part.length + (joins ? last.length : 0);
  const isNewLine =
    edit.type === "text" &&
    edit.value.split("\n").length > textAt(embed, edit.path).split("\n").length;
  return { joins, step: isNewLine ? null : { key: part.key, at, length } };
}
