import { blank, type Embed } from "./embed.ts";
import { edited, stepName, type Edit } from "./reducer.ts";

/** Steps that can be taken back. */
export const MOST_STEPS = 100;

/** Typing in one place without a pause this long is one step, in ms. */
export const PAUSE_MS = 1000;

export interface History {
  past: readonly Embed[];
  present: Embed;
  future: readonly Embed[];
  /** The step that more typing still belongs to. */
  last: { name: string; at: number } | null;
  /** Whether the visitor has changed anything since the page was opened. */
  isTouched: boolean;
}

/** What can happen to the history; `at` is the time in ms. */
export type Step =
  | { type: "edit"; edit: Edit; at: number }
  | { type: "undo" }
  | { type: "redo" }
  /** Something kept or linked takes the stage; the visitor has not touched it. */
  | { type: "opened"; embed: Embed; isTouched: boolean };

/** A history that begins with an embed. */
export function begun(embed: Embed = blank()): History {
  return { past: [], present: embed, future: [], last: null, isTouched: false };
}

function pushed(past: readonly Embed[], embed: Embed): Embed[] {
  return [...past, embed].slice(-MOST_STEPS);
}

/** The history after a step. */
export function stepped(history: History, step: Step): History {
  switch (step.type) {
    case "edit":
      return withEdit(history, step.edit, step.at);
    case "undo": {
      const before = history.past.at(-1);
      if (!before) return history;
      return {
        past: history.past.slice(0, -1),
        present: before,
        future: [history.present, ...history.future],
        last: null,
        isTouched: true,
      };
    }
    case "redo": {
      const [after, ...future] = history.future;
      if (!after) return history;
      return {
        past: pushed(history.past, history.present),
        present: after,
        future,
        last: null,
        isTouched: true,
      };
    }
    case "opened":
      return { ...begun(step.embed), isTouched: step.isTouched };
  }
}

function withEdit(history: History, edit: Edit, at: number): History {
  const present = edited(history.present, edit);
  const name = stepName(edit);
  const { last } = history;
  const isSame = name !== null && last?.name === name && at - last.at < PAUSE_MS;
  return {
    past: isSame ? history.past : pushed(history.past, history.present),
    present,
    future: [],
    last: name === null ? null : { name, at },
    isTouched: true,
  };
}
