import { readStored, writeStored } from "../hooks/use-stored.ts";

/** Where the flag lives (§3): the only thing about a sign-in that is kept in the browser. */
export const FLAG_KEY = "auth-storage";

/** The kept text for a flag. */
export function writtenFlag(isAuthenticated: boolean): string {
  return JSON.stringify({ state: { isAuthenticated }, version: 0 });
}

/** The flag a kept text means; anything unreadable means no. */
export function readFlag(text: string | null): boolean {
  if (text === null) return false;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== "object" || kept === null) return false;
    const state: unknown = Reflect.get(kept, "state");
    if (typeof state !== "object" || state === null) return false;
    return Reflect.get(state, "isAuthenticated") === true;
  } catch {
    return false;
  }
}

/** Whether this browser signed in and has not signed out since. */
export function isFlagged(): boolean {
  return readFlag(readStored(FLAG_KEY));
}

/** Remembers the outcome. Visitors who never signed in get nothing written. */
export function flag(isAuthenticated: boolean): void {
  const kept = readStored(FLAG_KEY);
  const text = writtenFlag(isAuthenticated);
  if (kept === text || (kept === null && !isAuthenticated)) return;
  writeStored(FLAG_KEY, text);
}

/** Whether a cookie line carries the worker's hint that asking who is signed in is worth it. */
export function hasHint(cookies: string): boolean {
  return cookies.split("; ").includes("__Host-hint=1");
}
