import { describe, expect, test } from "vitest";
import { blank } from "../../../app/embed/embed.ts";
import {
  historyReducer,
  MAX_STEPS,
  newHistory,
  PAUSE_MS,
  type History,
} from "../../../app/embed/history.ts";
import type { Edit } from "../../../app/embed/reducer.ts";

describe("history", () => {
  const typed = (value: string): Edit => ({ type: "text", path: "title", value });
  function after(...steps: (readonly [Edit, number] | "undo" | "redo")[]): History {
    return steps.reduce<History>(
      (history, step) =>
        typeof step === "string"
          ? historyReducer(history, { type: step })
          : historyReducer(history, { type: "edit", edit: step[0], at: step[1] }),
      newHistory(),
    );
  }

  test("typing without a pause is one step, a pause or another place begins a new one", () => {
    expect(after([typed("a"), 0], [typed("ab"), 500], [typed("abc"), 1400]).past).toHaveLength(1);
    expect(after([typed("a"), 0], [typed("ab"), PAUSE_MS]).past).toHaveLength(2);
    const other: Edit = { type: "text", path: "content", value: "x" };
    expect(after([typed("a"), 0], [other, 1]).past).toHaveLength(2);
  });

  test("undo and redo go back and forth, and typing after undo drops what was undone", () => {
    const added: Edit = { type: "added", list: "fields" };
    expect(after([typed("a"), 0], [added, 1], "undo").present).toEqual({ ...blank(), title: "a" });
    expect(after([typed("a"), 0], [added, 1], "undo", "undo").present).toEqual(blank());
    expect(after([typed("a"), 0], [added, 1], "undo", "redo").present.fields).toHaveLength(1);
    expect(after([typed("a"), 0], "undo", [typed("b"), 1]).future).toEqual([]);
    expect(after("undo", "redo").present).toEqual(blank());
  });

  test("typing right after undo is a step of its own", () => {
    expect(
      after([typed("a"), 0], [{ type: "cleared" }, 1], "undo", [typed("ab"), 2]).past,
    ).toHaveLength(2);
  });

  test("no more than a hundred steps can be undone", () => {
    const steps = Array.from({ length: 130 }, (_, at) => [typed(`${at}`), at * PAUSE_MS] as const);
    const history = after(...steps);
    expect(history.past).toHaveLength(MAX_STEPS);
    const back = Array.from({ length: 130 }, () => "undo" as const);
    expect(after(...steps, ...back).present.title).toBe("29");
  });
});
