import { readStored, writeStored } from "./use-stored.ts";

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
