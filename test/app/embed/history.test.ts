import { describe, expect, test } from "vitest";
import { blank } from "../../../app/embed/embed.ts";
import { historyReducer, MAX_STEPS, newHistory, type History } from "../../../app/embed/history.ts";
import type { Edit } from "../../../app/embed/reducer.ts";
import { PAUSE_MS, STEP_LENGTH } from "../../../app/embed/steps.ts";
import { caretAfter } from "../../../app/embed/text-change.ts";

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

/** Each title within one second, 10 ms after the last. */
function quickly(...texts: readonly string[]) {
  return texts.map((text, at) => [typed(text), at * 10] as const);
}

/** A text's states while typed letter by letter. */
function letters(text: string): string[] {
  return Array.from(text, (_, at) => text.slice(0, at + 1));
}

describe("a step", () => {
  test("ends after a pause, and when another text is edited", () => {
    expect(after([typed("a"), 0], [typed("ab"), 500], [typed("abc"), 1400]).past).toHaveLength(1);
    expect(after([typed("a"), 0], [typed("ab"), PAUSE_MS]).past).toHaveLength(2);
    const other: Edit = { type: "text", path: "content", value: "x" };
    expect(after([typed("a"), 0], [other, 1]).past).toHaveLength(2);
  });

  test("ends where deleting follows typing: select all, delete within a second, undo", () => {
    const paragraph = "A paragraph that took a while to write.";
    const history = after(...quickly(...letters(paragraph), ""), "undo");
    expect(history.present.title).toBe(paragraph);
    expect(history.caret).toEqual({ path: "title", at: paragraph.length });
  });

  test("ends when the kind of edit changes: typing, deleting, pasting, replacing a selection", () => {
    const texts = ["a", "ab", "a", "", "pasted text", "pasted text!", "new"];
    const steps = quickly(...texts);
    const undone = (times: number) =>
      after(...steps, ...Array.from({ length: times }, () => "undo" as const)).present.title;
    expect([1, 2, 3, 4, 5, 6].map(undone)).toEqual([
      "pasted text!",
      "pasted text",
      "",
      "ab",
      "",
      "",
    ]);
  });

  test("ends with a new line", () => {
    const history = after(...quickly(...letters("one\ntwo")), "undo");
    expect(history.present.title).toBe("one\n");
  });

  test("has thirty characters at most", () => {
    const text = "x".repeat(STEP_LENGTH * 2 + 5);
    const steps = quickly(...letters(text));
    expect(after(...steps, "undo").present.title).toHaveLength(STEP_LENGTH * 2);
    expect(after(...steps, "undo", "undo").present.title).toHaveLength(STEP_LENGTH);
  });

  test("includes all that an input method composes, and all values that a slider passes", () => {
    const composed = ["k", "か", "かn", "かな"].map(
      (value, at) => [{ type: "text", path: "title", value, composition: 1 } as const, at] as const,
    );
    expect(after(...composed).past).toHaveLength(1);
    const slid = ["#111111", "#222222", "#333333"].map(
      (value, at) => [{ type: "text", path: "color", value, isSlid: true } as const, at] as const,
    );
    expect(after(...slid).past).toHaveLength(1);
  });
});

test("the caret follows a change of one text only", () => {
  const field = { name: "a", value: "", inline: false };
  expect(caretAfter(blank(), blank())).toBeNull();
  expect(caretAfter(blank(), { ...blank(), title: "ab" })).toEqual({ path: "title", at: 2 });
  expect(caretAfter({ ...blank(), title: "a-b" }, { ...blank(), title: "axx-b" })).toEqual({
    path: "title",
    at: 3,
  });
  expect(caretAfter(blank(), { ...blank(), title: "a", content: "b" })).toBeNull();
  expect(caretAfter(blank(), { ...blank(), fields: [field] })).toBeNull();
});

describe("history", () => {
  test("undo and redo go back and forth, and typing after undo drops what was undone", () => {
    const added: Edit = { type: "added", list: "fields" };
    expect(after([typed("a"), 0], [added, 1], "undo").present).toEqual({ ...blank(), title: "a" });
    expect(after([typed("a"), 0], [added, 1], "undo", "undo").present).toEqual(blank());
    expect(after([typed("a"), 0], [added, 1], "undo", "redo").present.fields).toHaveLength(1);
    expect(after([typed("a"), 0], "undo", [typed("b"), 1]).future).toEqual([]);
    expect(after("undo", "redo").present).toEqual(blank());
  });

  test("typing right after undo is a separate step", () => {
    expect(
      after([typed("a"), 0], [{ type: "cleared" }, 1], "undo", [typed("ab"), 2]).past,
    ).toHaveLength(2);
  });

  test("no more than four hundred steps can be undone", () => {
    const steps = Array.from(
      { length: MAX_STEPS + 30 },
      (_, at) => [typed(`${at}`), at * PAUSE_MS] as const,
    );
    const history = after(...steps);
    expect(history.past).toHaveLength(MAX_STEPS);
    const back = Array.from({ length: MAX_STEPS + 30 }, () => "undo" as const);
    expect(after(...steps, ...back).present.title).toBe("29");
  });
});
