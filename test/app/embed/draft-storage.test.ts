import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { parseCode, writeCode } from "../../../app/embed/code.ts";
import {
  ownDraft,
  releaseDraft,
  SAVE_AFTER_MS,
  saveDraft,
  saveDraftLater,
  unfinishedDraft,
  updateDrafts,
} from "../../../app/embed/draft-storage.ts";
import {
  DRAFTS_KEY,
  parseDrafts,
  serializeDrafts,
  withNamed,
  withoutWorking,
  withWorking,
} from "../../../app/embed/drafts.ts";
import { blank } from "../../../app/embed/embed.ts";
import {
  isStored,
  readStored,
  subscribeStored,
  writeStored,
} from "../../../app/live/hooks/use-stored.ts";

/** A browser's storage with room for so many characters of one value. */
function createStorage() {
  const texts = new Map<string, string>();
  const storage = {
    room: Infinity,
    writes: 0,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > storage.room) throw new DOMException("full", "QuotaExceededError");
      storage.writes += 1;
      texts.set(key, value);
    },
  };
  return storage;
}

let storage = createStorage();
let page = { window: new EventTarget(), document: new EventTarget() };

beforeEach(() => {
  storage = createStorage();
  page = { window: new EventTarget(), document: new EventTarget() };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", createStorage());
  vi.stubGlobal("window", page.window);
  // The clock looks for the time that the document was sent.
  vi.stubGlobal("PerformanceNavigationTiming", Object);
  vi.stubGlobal("document", page.document);
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  writeStored(DRAFTS_KEY, "");
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const codeOf = (title: string) => writeCode({ ...blank(), title });

/** The titles of the working drafts in localStorage, sorted. */
function storedTitles(): string[] {
  const drafts = parseDrafts(storage.getItem(DRAFTS_KEY));
  const titles = drafts?.working.map(({ code }) => parseCode(code)?.title ?? "") ?? [];
  return titles.sort((a, b) => a.localeCompare(b));
}

/** Stores a draft as another tab does. */
function storeInOtherTab(title: string): void {
  const drafts = parseDrafts(storage.getItem(DRAFTS_KEY)) ?? { working: [], named: [] };
  const draft = { tab: "other", at: Date.now(), code: codeOf(title) };
  storage.setItem(DRAFTS_KEY, serializeDrafts(withWorking(drafts, draft)));
}

describe("typing", () => {
  test("typing stores nothing until there is a pause, and then the last text once", () => {
    const before = storage.writes;
    for (const title of ["a", "ab", "abc"]) {
      saveDraftLater(codeOf(title));
      vi.advanceTimersByTime(SAVE_AFTER_MS - 1);
    }
    expect(storage.writes).toBe(before);
    vi.advanceTimersByTime(1);
    expect(storedTitles()).toEqual(["abc"]);
    vi.runAllTimers();
    expect(storage.writes).toBe(before + 1);
  });

  test.each([
    ["pagehide", () => page.window],
    ["visibilitychange", () => page.document],
  ])("is stored at once at %s", (type, target) => {
    saveDraftLater(codeOf("left"));
    expect(storedTitles()).toEqual([]);
    target().dispatchEvent(new Event(type));
    expect(storedTitles()).toEqual(["left"]);
    const writes = storage.writes;
    target().dispatchEvent(new Event(type));
    vi.runAllTimers();
    expect(storage.writes).toBe(writes);
  });

  test("joins this tab's draft before the pause is over", () => {
    saveDraftLater(codeOf("typed"));
    expect(parseCode(ownDraft()?.code ?? "")?.title).toBe("typed");
  });

  test("stays its own draft when a link opens before the pause is over", () => {
    saveDraftLater(codeOf("typed"));
    releaseDraft();
    expect(ownDraft()).toBeNull();
    expect(parseCode(unfinishedDraft()?.code ?? "")?.title).toBe("typed");
    saveDraftLater(codeOf("linked"));
    vi.runAllTimers();
    expect(storedTitles()).toEqual(["linked", "typed"]);
  });
});

describe("two tabs", () => {
  test("keep each other's drafts, in either order", () => {
    saveDraft(codeOf("mine"));
    storeInOtherTab("theirs");
    saveDraftLater(codeOf("mine too"));
    storeInOtherTab("theirs too");
    vi.runAllTimers();
    expect(storedTitles()).toEqual(["mine too", "theirs too"]);
    storeInOtherTab("theirs at last");
    expect(parseCode(unfinishedDraft()?.code ?? "")?.title).toBe("theirs at last");
  });

  test("a tab does not bring back a draft that another one has removed", () => {
    storeInOtherTab("theirs");
    saveDraft(codeOf("mine"));
    const drafts = parseDrafts(storage.getItem(DRAFTS_KEY));
    if (!drafts) throw new Error("no drafts");
    storage.setItem(DRAFTS_KEY, serializeDrafts(withoutWorking(drafts, "other")));
    saveDraft(codeOf("mine too"));
    expect(storedTitles()).toEqual(["mine too"]);
  });

  test("two tabs of one id, as a duplicated tab has, do not overwrite each other", () => {
    saveDraft(codeOf("mine"));
    const own = ownDraft();
    if (!own) throw new Error("no draft");
    const copied = { ...own, at: own.at + 1, code: codeOf("of the copy") };
    updateDrafts((drafts) => withWorking(drafts, copied));
    saveDraft(codeOf("mine too"));
    expect(storedTitles()).toEqual(["mine too", "of the copy"]);
  });
});

describe("F39: a browser without storage space", () => {
  test("a refused write is reported, and its value can still be read", () => {
    writeStored("a", "old");
    expect(isStored("a")).toBe(true);
    storage.room = 0;
    writeStored("a", "new");
    expect(isStored("a")).toBe(false);
    expect([readStored("a"), storage.getItem("a")]).toEqual(["new", "old"]);
    storage.room = Infinity;
    writeStored("a", "newer");
    expect(isStored("a")).toBe(true);
    storage.setItem("a", "of another tab");
    expect(readStored("a")).toBe("of another tab");
  });

  test("a refused write notifies the readers of this tab too", () => {
    const listener = vi.fn<() => void>();
    const stop = subscribeStored(listener);
    storage.room = 0;
    writeStored("a", "x");
    stop();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test("without storage space later drafts stay in memory, and are stored once there is space again", () => {
    saveDraft(codeOf("first"));
    expect(isStored(DRAFTS_KEY)).toBe(true);
    storage.room = 0;
    saveDraft(codeOf("second"));
    saveDraft(codeOf("third"));
    expect(isStored(DRAFTS_KEY)).toBe(false);
    expect(parseCode(ownDraft()?.code ?? "")?.title).toBe("third");
    const draft = { name: "Welcome", at: 1, code: "{embed}$v{title: x}" };
    updateDrafts((drafts) => withNamed(drafts, draft, null));
    expect(parseDrafts(readStored(DRAFTS_KEY))?.named).toEqual([draft]);
    storage.room = Infinity;
    saveDraft(codeOf("fourth"));
    expect(isStored(DRAFTS_KEY)).toBe(true);
    expect(parseDrafts(storage.getItem(DRAFTS_KEY))?.named).toEqual([draft]);
    expect(storedTitles()).toEqual(["fourth"]);
  });

  test("drafts of a newer version of the site are not overwritten", () => {
    writeStored(DRAFTS_KEY, '{"version":99}');
    saveDraft(codeOf("mine"));
    expect(storage.getItem(DRAFTS_KEY)).toBe('{"version":99}');
  });
});
