import { blank, type Embed } from "./embed.ts";
import { textAt } from "./field-paths.ts";
import { applyEdit, type Edit } from "./reducer.ts";
import { joined, type Step } from "./steps.ts";
import { caretAfter, type Caret } from "./text-change.ts";

/** Most steps to undo. */
export const MAX_STEPS = 400;

export interface History {
  past: readonly Embed[];
  present: Embed;
  future: readonly Embed[];
  /** The latest step, while edits may join it. */
  last: Step | null;
  /** The text changed by the latest undo or redo, and where; null after others. */
  caret: Caret | null;
  /** Whether the visitor changed anything since the embed was opened. */
  isTouched: boolean;
}

export type HistoryAction =
  /** `at` is the time of the edit in ms. */
  | { type: "edit"; edit: Edit; at: number }
  | { type: "undo" }
  | { type: "redo" }
  /** Starts over with a draft's or link's embed. */
  | { type: "opened"; embed: Embed };

export function newHistory(embed: Embed = blank()): History {
  return { past: [], present: embed, future: [], last: null, caret: null, isTouched: false };
}

/** Whether an edit changed nothing. All embeds have `blank`'s order of keys. */
function isSame(one: Embed, other: Embed, edit: Edit): boolean {
  // At each key: an embed may hold a book pasted by mistake.
  if (edit.type === "text") return textAt(one, edit.path) === textAt(other, edit.path);
  return JSON.stringify(one) === JSON.stringify(other);
}

function appended(past: readonly Embed[], embed: Embed): Embed[] {
  return [...past, embed].slice(-MAX_STEPS);
}

export function historyReducer(history: History, action: HistoryAction): History {
  const { past, present, future } = history;
  switch (action.type) {
    case "edit":
      return withEdit(history, action.edit, action.at);
    case "undo": {
      const before = past.at(-1);
      if (!before) return history;
      return {
        past: past.slice(0, -1),
        present: before,
        future: [present, ...future],
        last: null,
        caret: caretAfter(present, before),
        isTouched: true,
      };
    }
    case "redo": {
      const [after, ...later] = future;
      if (!after) return history;
      return {
        past: appended(past, present),
        present: after,
        future: later,
        last: null,
        caret: caretAfter(present, after),
        isTouched: true,
      };
    }
    case "opened":
      return newHistory(action.embed);
  }
}

function withEdit(history: History, edit: Edit, at: number): History {
  const { past, present, last } = history;
  const next = applyEdit(present, edit);
  // An edit without change is no step, and keeps what can be redone.
  if (isSame(present, next, edit)) return history;
  const { joins, step } = joined(last, present, edit, at);
  const changed = { present: next, future: [], caret: null, isTouched: true };
  if (!joins) return { ...changed, past: appended(past, present), last: step };
  const before = past.at(-1);
  // Dragged away and back: nothing to undo.
  if (before && isSame(before, next, edit)) {
    return { ...changed, past: past.slice(0, -1), last: null };
  }
  return { ...changed, past, last: step };
}
