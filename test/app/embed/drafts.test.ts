import { describe, expect, test } from "vitest";
import {
  parseDrafts,
  serializeDrafts,
  withNamed,
  withoutNamed,
  withoutWorking,
  withWorking,
  type Drafts,
} from "../../../app/embed/drafts.ts";

const EMPTY: Drafts = { working: [], named: [] };

describe("drafts", () => {
  test("parsing returns what was serialized", () => {
    const drafts = withNamed(
      withWorking(EMPTY, { tab: "a", at: 1, code: "x" }),
      { name: "n", at: 2, code: "y" },
      null,
    );
    expect(parseDrafts(serializeDrafts(drafts))).toEqual(drafts);
  });

  test("drafts of a newer version are null, and unreadable ones an empty list", () => {
    expect(parseDrafts('{"version":2,"anything":true}')).toBeNull();
    for (const text of [
      null,
      "",
      "[",
      "7",
      '{"version":1}',
      '{"version":1,"working":[1],"named":[]}',
    ]) {
      expect(parseDrafts(text)).toEqual(EMPTY);
    }
  });

  test("each tab has its own draft, newest first, and an older one never replaces a newer one", () => {
    let drafts = withWorking(EMPTY, { tab: "a", at: 5, code: "a5" });
    drafts = withWorking(drafts, { tab: "b", at: 6, code: "b6" });
    drafts = withWorking(drafts, { tab: "a", at: 4, code: "a4" });
    expect(drafts.working.map(({ code }) => code)).toEqual(["b6", "a5"]);
    expect(withoutWorking(drafts, "b").working.map(({ code }) => code)).toEqual(["a5"]);
  });

  test("a draft gets a number if its name is taken by a newer one", () => {
    const first = withNamed(EMPTY, { name: "n", at: 5, code: "5" }, null);
    const same = withNamed(first, { name: "n", at: 6, code: "6" }, 5);
    expect(same.named.map(({ name, code }) => `${name}=${code}`)).toEqual(["n=6"]);
    const clash = withNamed(same, { name: "n", at: 7, code: "7" }, 5);
    expect(clash.named.map(({ name, code }) => `${name}=${code}`)).toEqual(["n 2=7", "n=6"]);
    expect(withoutNamed(clash, "n").named.map(({ name }) => name)).toEqual(["n 2"]);
  });
});
