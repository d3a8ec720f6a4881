import { readStored, writeStored } from "./use-stored.ts";

const KEY = "tab";

/** The id of this tab, which survives reloads. */
export function tabId(): string {
  return readStored(KEY) ?? renewTabId();
}

/** Gives this tab a new id, so that its next draft does not replace the stored one. */
export function renewTabId(): string {
  const id = crypto.randomUUID();
  writeStored(KEY, id);
  return id;
}
