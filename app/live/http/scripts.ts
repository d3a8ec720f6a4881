/**
 * The scripts of a part could not be fetched, so that another attempt may succeed: there is no connection, it was
 * reset, or the site answers 5xx. What is gone after a deploy (404) is an error of another kind.
 */
export class ScriptsNotReached extends Error {}

/** What the page has fetched so far, by path; at first the scripts that its document names. */
const fetched = new Map<string, Promise<void>>();
if (typeof document !== "undefined") {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")) {
    fetched.set(new URL(href).pathname, Promise.resolve());
  }
}

/** Brings a script into the browser's cache. @throws ScriptsNotReached, Error where the script is gone */
async function fetchScript(path: string): Promise<void> {
  const response = await fetch(path).catch(notReached);
  if (response.status >= 500) notReached(response.status);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  // To the end, since half a script is not kept.
  await response.arrayBuffer().catch(notReached);
}

function notReached(cause: unknown): never {
  throw new ScriptsNotReached("Script not reached", { cause });
}

function fetchOnce(path: string): Promise<void> {
  const known = fetched.get(path);
  if (known) return known;
  const fetching = fetchScript(path);
  fetched.set(path, fetching);
  fetching.catch(() => fetched.delete(path));
  return fetching;
}

/** As many requests as a slow phone begins in some 20 ms. */
const AT_ONCE = 4;

/**
 * What the build calls for each `import()` of the app (vite.config.ts), with the files of the module and of all it
 * imports. They are fetched before they are imported, because browsers keep a module that could not be loaded as
 * failed for as long as the page is open: after one lost connection no other attempt would succeed.
 * @throws ScriptsNotReached
 */
export async function importScripts<T>(
  importModule: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  const fetching: Promise<void>[] = [];
  for (const file of files) {
    fetching.push(fetchOnce(import.meta.env.BASE_URL + file));
    // What the reader does meanwhile has its turn.
    if (fetching.length % AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  await Promise.all(fetching);
  return importModule();
}
