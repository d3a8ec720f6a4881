const KEY = "tab";
/** The id where the browser refuses storage. */
let memory = "";

/** The id of this tab, which survives reloads. */
export function tabId(): string {
  try {
    const stored = sessionStorage.getItem(KEY);
    if (stored) return stored;
  } catch {
    if (memory) return memory;
  }
  return renewTabId();
}

/** Gives this tab a new id, so that its next draft does not replace the stored one. */
export function renewTabId(): string {
  memory = crypto.randomUUID();
  try {
    sessionStorage.setItem(KEY, memory);
  } catch {
    // only in memory, until the page is closed
  }
  return memory;
}
