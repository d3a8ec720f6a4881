import { ERRORS } from "../../contract/errors.ts";
import type { Viewer } from "../../contract/person.ts";
import { jsonOf, request, RequestError, tellFailure, whenUnauthorized } from "../http/request.ts";
import { createStore } from "./store.ts";
import { flag, hasHint, isFlagged } from "./stored-flag.ts";
import { toast } from "../toasts.ts";
import { subscribeStored } from "../hooks/use-stored.ts";

/** Who looks at the page (§4). "failed": the session store gave no answer, so nobody knows. */
export type ViewerNow =
  | { state: "signed-out" | "loading"; viewer: null }
  | { state: "signed-in"; viewer: Viewer }
  | { state: "failed"; viewer: null; error: string };

export const SIGNED_OUT: ViewerNow = { state: "signed-out", viewer: null };
/** A tab that comes back to the front asks again if its knowledge is older, in ms. */
const TRUSTED_MS = 60_000;

const store = createStore<ViewerNow>(SIGNED_OUT);
const endings = new Set<() => void>();
/** Counts what makes an answer under way worthless: a sign-out, here or in another tab. */
let turn = 0;
let asking: Promise<void> | null = null;
let askedAt = 0;

function end(): void {
  turn++;
  asking = null;
  if (store.get().state === "signed-out") return;
  store.set(SIGNED_OUT);
  for (const ending of endings) ending();
}

/** Calls `ending` when a session is over, to forget what only its person could see. */
export function whenSignedOut(ending: () => void): void {
  endings.add(ending);
}

/** Forgets the viewer in this tab; the stored flag tells the others. */
export function signOutHere(): void {
  flag(false);
  end();
}

// Whichever call hears 401 first, the session is over for all of them.
whenUnauthorized(signOutHere);

/** Asks who is signed in, unless that is under way. Never fails: the outcome is in the store. */
export function askViewer(): Promise<void> {
  if (asking) return asking;
  const started = ask(turn).finally(() => {
    if (asking === started) asking = null;
  });
  asking = started;
  return started;
}

async function ask(mine: number): Promise<void> {
  askedAt = Date.now();
  if (store.get().state !== "signed-in") store.set({ state: "loading", viewer: null });
  try {
    const viewer = await fetchViewer();
    if (mine !== turn) return;
    flag(true);
    store.set({ state: "signed-in", viewer });
  } catch (error) {
    // A 401 has already been heard; any other failure keeps a state that was known.
    if (mine !== turn || store.get().state === "signed-in") return;
    store.set({ state: "failed", viewer: null, error: tellFailure(error, ERRORS.fetchUser) });
  }
}

async function fetchViewer(): Promise<Viewer> {
  const answer = await jsonOf(await request("/api/auth/me"));
  // Visitors who never sign in need no decoder.
  const { readViewer } = await import("./read-viewer.ts");
  return readViewer(answer);
}

/** Visitors who never signed in are not asked about: a 401 would be an error in their console. */
function isWorthAsking(): boolean {
  return hasHint(document.cookie) || isFlagged();
}

/** Another tab signed in or out, or this page comes from memory and may be older than the session. */
function look(): void {
  if (!isWorthAsking()) end();
  else if (store.get().state !== "signed-in") void askViewer();
}

function lookAgain(): void {
  const isOld = Date.now() - askedAt > TRUSTED_MS;
  if (document.visibilityState === "visible" && isOld && isWorthAsking()) void askViewer();
}

let followers = 0;
let unfollow: (() => void) | null = null;

function follow(): () => void {
  const stop = subscribeStored(look);
  window.addEventListener("pageshow", look);
  document.addEventListener("visibilitychange", lookAgain);
  look();
  return () => {
    stop();
    window.removeEventListener("pageshow", look);
    document.removeEventListener("visibilitychange", lookAgain);
  };
}

/** The viewer of this tab. Following it is what starts the asking. */
export const viewerStore = {
  get: store.get,
  subscribe: (listener: () => void): (() => void) => {
    const stop = store.subscribe(listener);
    if (followers++ === 0) unfollow = follow();
    return () => {
      stop();
      if (--followers === 0) unfollow?.();
    };
  },
};

/** Ends the session. False when it did not end; the visitor has then been told why. */
export async function logout(): Promise<boolean> {
  try {
    await request("/api/auth/logout", { method: "POST" });
  } catch (error) {
    // Already over counts as done.
    if (!(error instanceof RequestError && error.status === 401)) {
      toast.error(tellFailure(error, ERRORS.logout));
      return false;
    }
  }
  signOutHere();
  return true;
}
