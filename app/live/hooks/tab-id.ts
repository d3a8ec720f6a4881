const KEY = "tab";
/** Stands in where the browser refuses storage. */
let memory = "";

/** A name for this tab that lasts through reloads; tabs have different ones. */
export function tabId(): string {
  try {
    const kept = sessionStorage.getItem(KEY);
    if (kept) return kept;
  } catch {
    if (memory) return memory;
  }
  return renewTabId();
}

/** Gives this tab another name, so that what it keeps stands beside what it kept before. */
export function renewTabId(): string {
  memory = crypto.randomUUID();
  try {
    sessionStorage.setItem(KEY, memory);
  } catch {
    // kept in memory until the page is closed
  }
  return memory;
}
