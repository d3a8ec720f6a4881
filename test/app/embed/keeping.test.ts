import { describe, expect, test } from "vitest";
import {
  readDrafts,
  withNamed,
  withoutNamed,
  withoutWorking,
  withWorking,
  writtenDrafts,
  type Drafts,
} from "../../../app/embed/drafts.ts";
import { blank } from "../../../app/embed/embed.ts";
import { begun, MOST_STEPS, PAUSE_MS, stepped, type History } from "../../../app/embed/history.ts";
import type { Edit } from "../../../app/embed/reducer.ts";
import { plainHash, sharedCode, sharedHash } from "../../../app/embed/share.ts";

const EMPTY: Drafts = { working: [], named: [] };

describe("history", () => {
  const typed = (value: string): Edit => ({ type: "text", place: "title", value });
  function after(...steps: (readonly [Edit, number] | "undo" | "redo")[]): History {
    return steps.reduce<History>(
      (history, step) =>
        typeof step === "string"
          ? stepped(history, { type: step })
          : stepped(history, { type: "edit", edit: step[0], at: step[1] }),
      begun(),
    );
  }

  test("typing without a pause is one step, a pause or another place begins a new one", () => {
    expect(after([typed("a"), 0], [typed("ab"), 500], [typed("abc"), 1400]).past).toHaveLength(1);
    expect(after([typed("a"), 0], [typed("ab"), PAUSE_MS]).past).toHaveLength(2);
    const other: Edit = { type: "text", place: "content", value: "x" };
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

  test("no more than a hundred steps are kept", () => {
    const steps = Array.from({ length: 130 }, (_, at) => [typed(`${at}`), at * PAUSE_MS] as const);
    const history = after(...steps);
    expect(history.past).toHaveLength(MOST_STEPS);
    const back = Array.from({ length: 130 }, () => "undo" as const);
    expect(after(...steps, ...back).present.title).toBe("29");
  });
});

describe("drafts", () => {
  test("come back as they were kept", () => {
    const drafts = withNamed(
      withWorking(EMPTY, { tab: "a", at: 1, code: "x" }),
      { name: "n", at: 2, code: "y" },
      null,
    );
    expect(readDrafts(writtenDrafts(drafts))).toEqual(drafts);
  });

  test("what a newer version keeps is not ours; what is unreadable is nothing", () => {
    expect(readDrafts('{"version":2,"anything":true}')).toBeNull();
    for (const text of [
      null,
      "",
      "[",
      "7",
      '{"version":1}',
      '{"version":1,"working":[1],"named":[]}',
    ]) {
      expect(readDrafts(text)).toEqual(EMPTY);
    }
  });

  test("tabs keep theirs beside each other, newest first, and an older one never takes a newer one's place", () => {
    let drafts = withWorking(EMPTY, { tab: "a", at: 5, code: "a5" });
    drafts = withWorking(drafts, { tab: "b", at: 6, code: "b6" });
    drafts = withWorking(drafts, { tab: "a", at: 4, code: "a4" });
    expect(drafts.working.map(({ code }) => code)).toEqual(["b6", "a5"]);
    expect(withoutWorking(drafts, "b").working.map(({ code }) => code)).toEqual(["a5"]);
  });

  test("a name that holds something newer is left alone: the draft gets a number", () => {
    const first = withNamed(EMPTY, { name: "n", at: 5, code: "5" }, null);
    const same = withNamed(first, { name: "n", at: 6, code: "6" }, 5);
    expect(same.named.map(({ name, code }) => `${name}=${code}`)).toEqual(["n=6"]);
    const clash = withNamed(same, { name: "n", at: 7, code: "7" }, 5);
    expect(clash.named.map(({ name, code }) => `${name}=${code}`)).toEqual(["n 2=7", "n=6"]);
    expect(withoutNamed(clash, "n").named.map(({ name }) => name)).toEqual(["n 2"]);
  });
});

describe("a link", () => {
  const code = `{embed}$v{title: Grüße 🌊 ${"ab ".repeat(400)}}`;

  test("carries the code, as it is or squeezed", async () => {
    expect(await sharedCode(plainHash(code))).toBe(code);
    const hash = await sharedHash(code);
    expect(hash).toMatch(/^#embed=1[\w-]+$/);
    expect(hash.length).toBeLessThan(200);
    expect(await sharedCode(hash)).toBe(code);
  });

  test.each([
    "",
    "#",
    "#embed=",
    "#embed=2abc",
    "#embed=1!!",
    "#embed=1AAAA",
    "#embed=0_w",
    "#other",
  ])("a link with %j carries no embed", async (hash) => {
    expect(await sharedCode(hash)).toBeNull();
  });

  test("a link that inflates beyond any code is refused", async () => {
    const bomb = await sharedHash("x".repeat(3_000_000));
    expect(bomb.length).toBeLessThan(10_000);
    expect(await sharedCode(bomb)).toBeNull();
  });
});
