import { blank, type Embed } from "./embed.ts";
import { applyEdit, mergeKey, type Edit } from "./reducer.ts";

/** How many steps can be undone. */
export const MAX_STEPS = 100;

/** Typing in one input is one step to undo, until a pause of this many ms. */
export const PAUSE_MS = 1000;

export interface History {
  past: readonly Embed[];
  present: Embed;
  future: readonly Embed[];
  /** The latest edit, if another one of the same key may join its step. */
  last: { key: string; at: number } | null;
  /** Whether the visitor has changed anything since the embed was opened. */
  isTouched: boolean;
}

export type HistoryAction =
  /** `at` is the time of the edit in ms. */
  | { type: "edit"; edit: Edit; at: number }
  | { type: "undo" }
  | { type: "redo" }
  /** Starts over with an embed from a draft or a link. */
  | { type: "opened"; embed: Embed };

export function newHistory(embed: Embed = blank()): History {
  return { past: [], present: embed, future: [], last: null, isTouched: false };
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
        isTouched: true,
      };
    }
    case "opened":
      return newHistory(action.embed);
  }
}

function withEdit({ past, present, last }: History, edit: Edit, at: number): History {
  const key = mergeKey(edit);
  const isSameStep = key !== null && last?.key === key && at - last.at < PAUSE_MS;
  return {
    past: isSameStep ? past : appended(past, present),
    present: applyEdit(present, edit),
    future: [],
    last: key === null ? null : { key, at },
    isTouched: true,
  };
}
