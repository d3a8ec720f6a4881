import { useSyncExternalStore } from "react";
import { ERRORS } from "../../content/errors.ts";
import { decodeViewer, type Viewer } from "../../contract/person.ts";
import { readStored, subscribeStored, writeStored } from "../hooks/use-stored.ts";
import { failureText, jsonOf, onUnauthorized, request } from "../http/request.ts";
import { LOOKED_UP, SAVED_VIEWS } from "./stored-keys.ts";
import { hasHint, isFlagged, setFlag } from "./stored-flag.ts";

/** Who looks at the page. "failed": the session store is down. */
export type ViewerState =
  | { state: "signed-out" | "loading"; viewer: null }
  | { state: "signed-in"; viewer: Viewer }
  | { state: "failed"; viewer: null; error: string };

const SIGNED_OUT: ViewerState = { state: "signed-out", viewer: null };
/** When the tab becomes visible, older answers (ms) are requested again. */
const TTL_MS = 60_000;

let current: ViewerState = SIGNED_OUT;
const listeners = new Set<() => void>();
/** Raised by each sign-out in any tab, so that answers to earlier requests are ignored. */
let generation = 0;
let pending: Promise<void> | null = null;
let requestedAt = 0;

function setCurrent(next: ViewerState): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Deletes IDs kept by other people in this browser, which may be shared. */
function forgetKept(except?: Viewer): void {
  for (const key of [LOOKED_UP, SAVED_VIEWS]) {
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

/** Signs this tab out; other tabs follow the stored flag. */
export function signOutHere(): void {
  setFlag(false);
  forgetViewer();
}

// Any call's "signed_out" ends the session everywhere.
onUnauthorized(signOutHere);

/** Asks who is signed in, one request at a time. Never rejects; the store has the result. */
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
    // "signed_out" is done above; other failures leave a signed-in viewer alone.
    if (mine !== generation || current.state === "signed-in") return;
    setCurrent({
      state: "failed",
      viewer: null,
      error: failureText(error, ERRORS.fetchUser),
    });
  }
}

/** Not through the table of reads: the frame doesn't need its decoders. */
async function fetchViewer(): Promise<Viewer> {
  const body = await jsonOf(await request("/api/auth/me"));
  return decodeViewer(body).value;
}

/** Without a sign of a session, ask nothing: the 401 would show in the console. */
function mayBeSignedIn(): boolean {
  return hasHint(document.cookie) || isFlagged();
}

/** Follows sign-ins and sign-outs of other tabs, even after the back/forward cache. */
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

/** This tab's viewer. The first subscriber starts the request. */
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

/** The viewer; signed out on the server and during hydration. */
export function useViewer(): ViewerState {
  return useSyncExternalStore(viewerStore.subscribe, viewerStore.get, () => SIGNED_OUT);
}
