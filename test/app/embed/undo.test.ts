import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blank, type Embed } from "../../../app/embed/embed.ts";
import { textAt, type FieldPath } from "../../../app/embed/field-paths.ts";
import { historyReducer, newHistory, type History } from "../../../app/embed/history.ts";
import type { Edit } from "../../../app/embed/reducer.ts";
import { PAUSE_MS } from "../../../app/embed/steps.ts";
import { PROPERTY_TIMEOUT, RUNS } from "../../support/runs.ts";
import { anyEmbed, anyText } from "./arbitrary.ts";

/** A person's action on an embed. */
type Act = (embed: Embed) => Edit;

const paths: readonly FieldPath[] = ["title", "description", "author.name", "fields.0.value"];
const path = fc.constantFrom(...paths);

function textAct(path: FieldPath, change: (text: string) => string): Act {
  return (embed) => ({ type: "text", path, value: change(textAt(embed, path)) });
}

/** A place in a text, from its start (0) to its end (1). */
const place = fc.double({ min: 0, max: 1, noNaN: true });

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 8, arbitrary: typing() },
  {
    weight: 4,
    arbitrary: path.map((path) => textAct(path, (text) => Array.from(text).slice(0, -1).join(""))),
  },
  { weight: 1, arbitrary: path.map((path) => textAct(path, () => "")) },
  { weight: 1, arbitrary: path.map((path) => textAct(path, () => "x")) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(path, anyText)
      .map(([path, paste]) => textAct(path, (text) => text + paste)),
  },
  { weight: 2, arbitrary: path.map((path) => composing(path)) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom<Edit>(
        { type: "cleared" },
        { type: "added", list: "fields" },
        { type: "removed", list: "fields", index: 0 },
        { type: "duplicated", list: "fields", index: 0 },
        { type: "moved", list: "fields", from: 0, to: 1 },
        { type: "timestamp", value: true },
      )
      .map((edit) => () => edit),
  },
  // An import, a template, and a draft that is opened in place of this one.
  { weight: 1, arbitrary: anyEmbed.map((embed) => (): Edit => ({ type: "replaced", embed })) },
);

function typing(): fc.Arbitrary<Act> {
  return fc
    .tuple(path, fc.constantFrom("a", "b", " ", "\n", "🌊"), place)
    .map(([path, key, share]) =>
      textAct(path, (text) => {
        const letters = Array.from(text);
        const at = Math.floor(letters.length * share);
        return [...letters.slice(0, at), key, ...letters.slice(at)].join("");
      }),
    );
}

let compositions = 0;

/** An input method writes over a selection of everything. */
function composing(path: FieldPath): Act {
  return () => ({ type: "text", path, value: "か", composition: (compositions += 1) });
}

interface Timed {
  act: Act;
  /** Ms since the last action. */
  after: number;
}

const acts: fc.Arbitrary<Timed[]> = fc.array(
  fc.record({ act, after: fc.constantFrom(1, 50, 300, PAUSE_MS - 1, PAUSE_MS, 3000) }),
  { maxLength: 60 },
);

/** The history after some acts, and all embeds on the way. */
function played(timed: readonly Timed[]): { history: History; states: Embed[]; times: number[] } {
  let history = newHistory();
  let at = 0;
  const states = [history.present];
  const times = [0];
  for (const { act, after } of timed) {
    at += after;
    history = historyReducer(history, { type: "edit", edit: act(history.present), at });
    states.push(history.present);
    times.push(at);
  }
  return { history, states, times };
}

/** All embeds that undo leads to, the latest first, and the history at its end. */
function undone(history: History): { reached: Embed[]; end: History } {
  const reached = [history.present];
  let end = history;
  while (end.past.length > 0) {
    end = historyReducer(end, { type: "undo" });
    reached.push(end.present);
  }
  return { reached, end };
}

function check(property: fc.IRawProperty<unknown>): void {
  void fc.assert(property, { numRuns: RUNS / 2 });
}

/** Whether a text contains another's UTF-16 units in order. */
function isWithin(part: string, whole: string): boolean {
  let at = 0;
  for (let i = 0; i < whole.length; i += 1) if (part[at] === whole[i]) at += 1;
  return at === part.length;
}

/** The text at a path; for a field's path, those of all fields, since moving changes indices. */
function textsAt(embed: Embed, path: FieldPath): string[] {
  if (path !== "fields.0.value") return [textAt(embed, path)];
  return ["", ...embed.fields.map(({ value }) => value)];
}

describe("typing, deleting, pasting, importing and clearing", () => {
  test(
    "undo reaches every state that lasted for a pause",
    () => {
      check(
        fc.property(acts, (timed) => {
          const { history, states, times } = played(timed);
          const { reached } = undone(history);
          const stood = states.filter((_, at) => {
            const next = times[at + 1];
            return next === undefined || next - (times[at] ?? 0) >= PAUSE_MS;
          });
          for (const state of stood) expect(reached).toContainEqual(state);
          expect(reached.at(-1)).toEqual(blank());
        }),
      );
    },
    PROPERTY_TIMEOUT,
  );

  test(
    "undo reaches every letter that was ever typed, however quickly it was deleted",
    () => {
      check(
        fc.property(acts, (timed) => {
          const { history, states } = played(timed);
          const { reached } = undone(history);
          for (const path of paths) {
            const texts = reached.flatMap((embed) => textsAt(embed, path));
            for (const state of states) {
              const text = textAt(state, path);
              expect(texts.some((whole) => isWithin(text, whole))).toBe(true);
            }
          }
        }),
      );
    },
    PROPERTY_TIMEOUT,
  );

  test(
    "each undo changes something, and redo is its inverse",
    () => {
      check(
        fc.property(
          acts,
          fc.array(fc.constantFrom("undo", "redo"), { maxLength: 30 }),
          (timed, keys) => {
            const { history } = played(timed);
            const { reached, end } = undone(history);
            for (const [at, state] of reached.entries()) {
              if (at > 0) expect(state).not.toEqual(reached[at - 1]);
            }
            let again = end;
            for (const state of reached.toReversed().slice(1)) {
              again = historyReducer(again, { type: "redo" });
              expect(again.present).toEqual(state);
            }
            const walked = keys.reduce((now, type) => historyReducer(now, { type }), history);
            const back = undone(walked);
            const rest = reached.slice(reached.length - back.reached.length);
            expect(back.reached).toEqual(rest);
          },
        ),
      );
    },
    PROPERTY_TIMEOUT,
  );
});

test("an input method that replaces a selection is a separate step", () => {
  const edits: Edit[] = [
    ...["S", "Se", "Sea"].map((value): Edit => ({ type: "text", path: "title", value })),
    ...["k", "か", "かn", "かな"].map((value): Edit => ({
      type: "text",
      path: "title",
      value,
      composition: 1,
    })),
    { type: "text", path: "title", value: "う", composition: 2 },
  ];
  const history = edits.reduce(
    (now, edit, at) => historyReducer(now, { type: "edit", edit, at }),
    newHistory(),
  );
  expect(undone(history).reached.map(({ title }) => title)).toEqual(["う", "かな", "Sea", ""]);
});

test("an edit that changes nothing is no step, and leaves redo", () => {
  const typed = historyReducer(newHistory(), {
    type: "edit",
    edit: { type: "text", path: "title", value: "a" },
    at: 0,
  });
  const back = historyReducer(typed, { type: "undo" });
  const edit: Edit = { type: "text", path: "color", value: blank().color };
  expect(historyReducer(back, { type: "edit", edit, at: 1 })).toBe(back);
});

test("a field that is dragged to and fro leaves no step", () => {
  const moved: Edit = { type: "moved", list: "fields", from: 0, to: 1 };
  const fields = ["a", "b"].map((value) => ({ name: "", value, inline: false }));
  const begun = newHistory({ ...blank(), fields });
  const back = [moved, moved].reduce(
    (now, edit, at) => historyReducer(now, { type: "edit", edit, at }),
    begun,
  );
  expect(back.present).toEqual(begun.present);
  expect(back.past).toEqual([]);
});
