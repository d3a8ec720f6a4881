import { request } from "./request.ts";

const TIMEOUT_MS = 5_000;

/** Whether the site answers at all; the browser's own `onLine` is true on any network. */
export async function canReachSite(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return request("/healthz", { timeout: TIMEOUT_MS }).then(
    () => true,
    () => false,
  );
}
