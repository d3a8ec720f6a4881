import * as v from "valibot";
import { readStored, writeStored } from "../hooks/use-stored.ts";

/** localStorage key: whether this browser has signed in. */
export const FLAG_KEY = "auth-storage";

const signedIn = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ state: v.object({ isAuthenticated: v.literal(true) }) }),
);

/** Reads the flag; false for anything unreadable. */
export function parseFlag(text: string | null): boolean {
  return v.is(signedIn, text);
}

/** Whether this browser signed in and hasn't signed out since. */
export function isFlagged(): boolean {
  return parseFlag(readStored(FLAG_KEY));
}

/** Stores the flag. Writes nothing for visitors who never signed in. */
export function setFlag(isAuthenticated: boolean): void {
  const stored = readStored(FLAG_KEY);
  const text = JSON.stringify({ state: { isAuthenticated }, version: 0 });
  if (stored === text || (stored === null && !isAuthenticated)) return;
  writeStored(FLAG_KEY, text);
}

/** Whether the worker's hint cookie says that there may be a session. */
export function hasHint(cookies: string): boolean {
  return cookies.split("; ").includes("__Host-hint=1");
}
