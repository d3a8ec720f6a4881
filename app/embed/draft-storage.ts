import { now } from "../live/clock.ts";
import { writeCode } from "./code.ts";
import {
  DRAFTS_KEY,
  parseDrafts,
  serializeDrafts,
  withoutWorking,
  withWorking,
  type Drafts,
  type WorkingDraft,
} from "./drafts.ts";
import { blank } from "./embed.ts";
import { readStored, writeStored } from "../live/hooks/use-stored.ts";

/** Stores a draft after this pause in typing (ms): each write serializes all drafts. */
export const SAVE_AFTER_MS = 400;

const BLANK_CODE = writeCode(blank());

/** The time (ms) of the draft that this tab last read or stored. */
let ownDraftAt = 0;
let parsed: { text: string | null; drafts: Drafts | null } | null = null;
let pending: { code: string; wait: AbortController } | null = null;

/**
 * The drafts in localStorage; null if a newer version of the site wrote them. Parsed again only
 * after a change, as by another tab.
 */
function storedDrafts(): Drafts | null {
  const text = readStored(DRAFTS_KEY);
  if (!parsed || parsed.text !== text) parsed = { text, drafts: parseDrafts(text) };
  return parsed.drafts;
}

/** Changes the stored drafts; does nothing if a newer version of the site wrote them. */
export function updateDrafts(change: (drafts: Drafts) => Drafts): void {
  const before = storedDrafts();
  if (!before) return;
  const drafts = change(before);
  const text = serializeDrafts(drafts);
  parsed = { text, drafts };
  writeStored(DRAFTS_KEY, text);
}

const KEY = "tab";

export function tabId(): string {
  return readStored(KEY) ?? renewTabId();
}

/** Gives the tab a new id, so that its next draft doesn't replace the stored one. */
export function renewTabId(): string {
  const id = crypto.randomUUID();
  writeStored(KEY, id);
  return id;
}

/** This tab's draft; null for none. */
export function ownDraft(): WorkingDraft | null {
  savePendingDraft();
  const own = storedDrafts()?.working.find(({ tab }) => tab === tabId()) ?? null;
  if (own) ownDraftAt = own.at;
  return own;
}

/** A tab with an open builder holds a lock of this name and its id. */
const LOCK = "embed-draft ";

/** Tells other tabs that this draft is in use, until the returned function is called. */
export function holdDraft(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Without locks, browsers offer a draft that is open in another tab.
  void navigator.locks?.request(LOCK + tabId(), () => promise);
  // Browsers keep no page with a lock for 'back'.
  window.addEventListener("pagehide", () => resolve(), { once: true });
  return resolve;
}

/** Ids of tabs with open builders. */
export async function openTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.map(({ name = "" }) => name.replace(LOCK, "")));
}

/** The newest draft of an earlier visit that no tab in `open` uses; null for none. */
export function unfinishedDraft(open: ReadonlySet<string> = new Set()): WorkingDraft | null {
  const drafts = storedDrafts();
  return (
    drafts?.working.find(
      ({ tab, code }) => tab !== tabId() && !open.has(tab) && code !== BLANK_CODE,
    ) ?? null
  );
}

/** Stores code as this tab's draft; a blank embed's code removes it. */
export function saveDraft(code: string): void {
  updateDrafts((drafts) => {
    const own = drafts.working.find((draft) => draft.tab === tabId());
    // A duplicated tab has the same id. If the other has stored since, this one gets a new id.
    const tab = own && own.at > ownDraftAt ? renewTabId() : tabId();
    ownDraftAt = Math.max(now(), ownDraftAt + 1);
    return code === BLANK_CODE
      ? withoutWorking(drafts, tab)
      : withWorking(drafts, { tab, at: ownDraftAt, code });
  });
}

/**
 * Stores code as this tab's draft, SAVE_AFTER_MS after the last call or when the page is hidden.
 */
export function saveDraftLater(code: string): void {
  pending?.wait.abort();
  const wait = new AbortController();
  const { signal } = wait;
  pending = { code, wait };
  const timer = setTimeout(savePendingDraft, SAVE_AFTER_MS);
  signal.addEventListener("abort", () => clearTimeout(timer));
  window.addEventListener("pagehide", savePendingDraft, { signal });
  document.addEventListener("visibilitychange", savePendingDraft, { signal });
}

/** Stores at once what saveDraftLater delays. */
function savePendingDraft(): void {
  if (!pending) return;
  const { code, wait } = pending;
  wait.abort();
  pending = null;
  saveDraft(code);
}

/** Gives this tab a new id if it has a draft, so that the next embed doesn't overwrite it. */
export function releaseDraft(): void {
  if (ownDraft()) renewTabId();
}
