import { now } from "../live/hooks/now.ts";
import { renewTabId, tabId } from "../live/hooks/tab-id.ts";
import { readStored, writeStored } from "../live/hooks/use-stored.ts";
import { write } from "./code.ts";
import {
  DRAFTS_KEY,
  readDrafts,
  withoutWorking,
  withWorking,
  writtenDrafts,
  type Drafts,
} from "./drafts.ts";
import { blank, type Embed } from "./embed.ts";

/** An embed that was left unfinished in another tab or on an earlier visit. */
export interface Waiting {
  tab: string;
  at: number;
  code: string;
}

/** The moment of the last draft of this tab that this page knows, in ms. */
let seen = 0;

const BLANK = write(blank());

/** Changes the kept drafts; nothing happens where a newer version of the site keeps them. */
export function changeDrafts(change: (drafts: Drafts) => Drafts): void {
  const drafts = readDrafts(readStored(DRAFTS_KEY));
  if (drafts) writeStored(DRAFTS_KEY, writtenDrafts(change(drafts)));
}

/** The draft of this tab; null if there is none. */
export function ownDraft(): Waiting | null {
  const drafts = readDrafts(readStored(DRAFTS_KEY));
  const own = drafts?.working.find(({ tab }) => tab === tabId()) ?? null;
  if (own) seen = own.at;
  return own;
}

/** The newest unfinished embed of another tab or visit; null if there is none. */
export function waitingDraft(): Waiting | null {
  const drafts = readDrafts(readStored(DRAFTS_KEY));
  return drafts?.working.find(({ tab, code }) => tab !== tabId() && code !== BLANK) ?? null;
}

/** Keeps the embed as this tab's draft; a blank one is forgotten. */
export function keep(embed: Embed): void {
  const code = write(embed);
  changeDrafts((drafts) => {
    const own = drafts.working.find(({ tab }) => tab === tabId());
    // A copy of this tab wrote since: its draft stays, ours gets a place of its own.
    const tab = own && own.at > seen ? renewTabId() : tabId();
    seen = Math.max(now(), seen + 1);
    return code === BLANK
      ? withoutWorking(drafts, tab)
      : withWorking(drafts, { tab, at: seen, code });
  });
}

/** Puts this tab's draft aside, so that what comes now does not take its place. */
export function setAside(): void {
  if (ownDraft()) renewTabId();
}
