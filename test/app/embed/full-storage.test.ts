import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { read } from "../../../app/embed/code.ts";
import { DRAFTS_KEY, readDrafts, withNamed } from "../../../app/embed/drafts.ts";
import { blank } from "../../../app/embed/embed.ts";
import { changeDrafts, keep, ownDraft } from "../../../app/embed/draft-storage.ts";
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
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > storage.room) throw new DOMException("full", "QuotaExceededError");
      texts.set(key, value);
    },
  };
  return storage;
}

let storage = createStorage();

beforeEach(() => {
  storage = createStorage();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", createStorage());
  vi.stubGlobal("window", { addEventListener() {}, removeEventListener() {} });
  writeStored(DRAFTS_KEY, "");
});

afterEach(() => vi.unstubAllGlobals());

const titled = (title: string) => ({ ...blank(), title });

describe("F39: a browser without room", () => {
  test("is told apart, and what it refused is read all the same", () => {
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

  test("tells readers of this tab as one with room does", () => {
    const listener = vi.fn<() => void>();
    const stop = subscribeStored(listener);
    storage.room = 0;
    writeStored("a", "x");
    stop();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test("has every later draft in memory, says so, and stores them when there is room again", () => {
    keep(titled("first"));
    expect(isStored(DRAFTS_KEY)).toBe(true);
    storage.room = 0;
    keep(titled("second"));
    keep(titled("third"));
    expect(isStored(DRAFTS_KEY)).toBe(false);
    expect(read(ownDraft()?.code ?? "")?.title).toBe("third");
    const draft = { name: "Welcome", at: 1, code: "{embed}$v{title: x}" };
    changeDrafts((drafts) => withNamed(drafts, draft, null));
    expect(readDrafts(readStored(DRAFTS_KEY))?.named).toEqual([draft]);
    storage.room = Infinity;
    keep(titled("fourth"));
    expect(isStored(DRAFTS_KEY)).toBe(true);
    const stored = readDrafts(storage.getItem(DRAFTS_KEY));
    expect(stored?.named).toEqual([draft]);
    expect(stored?.working.map(({ code }) => read(code)?.title)).toEqual(["fourth"]);
  });

  test("leaves what a newer version of the site keeps alone", () => {
    writeStored(DRAFTS_KEY, '{"version":99}');
    keep(titled("mine"));
    expect(storage.getItem(DRAFTS_KEY)).toBe('{"version":99}');
  });
});
