import { useSyncExternalStore } from "react";
import { ERRORS } from "../../content/errors.ts";
import { decodeViewer, type Viewer } from "../../contract/person.ts";
import { readStored, subscribeStored, writeStored } from "../hooks/use-stored.ts";
import { failureText, jsonOf, onUnauthorized, request } from "../http/request.ts";
import { LOOKED_UP, PINNED_VIEWS } from "./stored-keys.ts";
import { hasHint, isFlagged, setFlag } from "./stored-flag.ts";

/** The person who looks at the page. "failed": the session store is not available, so nobody knows. */
export type ViewerState =
  | { state: "signed-out" | "loading"; viewer: null }
  | { state: "signed-in"; viewer: Viewer }
  | { state: "failed"; viewer: null; error: string };

const SIGNED_OUT: ViewerState = { state: "signed-out", viewer: null };
/** When a tab becomes visible, an answer older than this (ms) is requested again. */
const TTL_MS = 60_000;

let current: ViewerState = SIGNED_OUT;
const listeners = new Set<() => void>();
/** Incremented by each sign-out, here or in another tab: answers to earlier requests are then ignored. */
let generation = 0;
let pending: Promise<void> | null = null;
let requestedAt = 0;

function setCurrent(next: ViewerState): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Deletes the IDs that other people have kept in this browser, as it may be shared. */
function forgetKept(except?: Viewer): void {
  for (const key of [LOOKED_UP, PINNED_VIEWS]) {
    const text = readStored(key);
    if (text && !text.startsWith(`{"by":"${except?.id}"`)) writeStored(key, "");
  }
}

function forgetViewer(): void {
  generation++;
  pending = null;
  forgetKept();
  if (current.state !== "signed-out") setCurrent(SIGNED_OUT);
}

/** Signs out this tab; other tabs follow the stored flag. */
export function signOutHere(): void {
  setFlag(false);
  forgetViewer();
}

// The answer "signed_out" of any call means that the session is over for all of them.
onUnauthorized(signOutHere);

/** Requests who is signed in, once at a time. Never rejects: the outcome is in the store. */
export function refreshViewer(): Promise<void> {
  if (pending) return pending;
  const started = load(generation).finally(() => {
    if (pending === started) pending = null;
  });
  pending = started;
  return started;
}

async function load(mine: number): Promise<void> {
  requestedAt = Date.now();
  if (current.state !== "signed-in") setCurrent({ state: "loading", viewer: null });
  try {
    const viewer = await fetchViewer();
    if (mine !== generation) return;
    setFlag(true);
    forgetKept(viewer);
    setCurrent({ state: "signed-in", viewer });
  } catch (error) {
    // "signed_out" has signed out already; other failures leave a signed-in viewer as they are.
    if (mine !== generation || current.state === "signed-in") return;
    setCurrent({
      state: "failed",
      viewer: null,
      error: failureText(error, ERRORS.fetchUser),
    });
  }
}

/** Not by the table of reads, whose decoders the frame does not need. */
async function fetchViewer(): Promise<Viewer> {
  const body = await jsonOf(await request("/api/auth/me"));
  return decodeViewer(body).value;
}

/** Without a sign of a session nothing is requested: the 401 would be an error in the console. */
function mayBeSignedIn(): boolean {
  return hasHint(document.cookie) || isFlagged();
}

/** Follows a sign-in or sign-out of another tab, also one that a page in the back/forward cache missed. */
function synchronize(): void {
  if (!mayBeSignedIn()) forgetViewer();
  else if (current.state !== "signed-in") void refreshViewer();
}

function refreshIfOld(): void {
  const isOld = Date.now() - requestedAt > TTL_MS;
  if (document.visibilityState === "visible" && isOld && mayBeSignedIn()) void refreshViewer();
}

let disconnect: (() => void) | null = null;

function connect(): () => void {
  const unsubscribe = subscribeStored(synchronize);
  window.addEventListener("pageshow", synchronize);
  document.addEventListener("visibilitychange", refreshIfOld);
  synchronize();
  return () => {
    unsubscribe();
    window.removeEventListener("pageshow", synchronize);
    document.removeEventListener("visibilitychange", refreshIfOld);
  };
}

/** The viewer of this tab. The first subscription starts the requests. */
export const viewerStore = {
  get: () => current,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    if (listeners.size === 1) disconnect = connect();
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) disconnect?.();
    };
  },
};

/** The person who looks at the page; signed out on the server and during hydration. */
export function useViewer(): ViewerState {
  return useSyncExternalStore(viewerStore.subscribe, viewerStore.get, () => SIGNED_OUT);
}
