import * as v from "valibot";
import { useSyncExternalStore } from "react";
import useSWR, { mutate } from "swr";
import { ERRORS } from "../contract/errors.ts";
import { viewer as shape, type Viewer } from "../contract/person.ts";
import { jsonOf, request, RequestError, tellFailure, whenUnauthorized } from "./request.ts";
import { flag, hasHint, isFlagged } from "./stored-flag.ts";
import { toast } from "./toasts.ts";
import { subscribeStored } from "./use-stored.ts";

const ME = "/api/auth/me";

/** Who looks at the page (§4). "failed": the session store gave no answer, so nobody knows. */
export type ViewerNow =
  | { state: "signed-out" | "loading"; viewer: null }
  | { state: "signed-in"; viewer: Viewer }
  | { state: "failed"; viewer: null; error: string; retry: () => void };

/** Addresses whose answers only the team may see. */
const STAFF_DATA = /^\/(?:blacklist|api\/(?:staff|logs|activity))\//;

/** Forgets the viewer, and what only they could see, in this tab; the stored flag tells the others. */
export function signOutHere(): void {
  flag(false);
  void mutate(ME, null, { revalidate: false });
  void mutate((key) => typeof key === "string" && STAFF_DATA.test(key), undefined, {
    revalidate: false,
  });
}

// Whichever call hears 401 first, the session is over for all of them.
whenUnauthorized(signOutHere);

/** Visitors who never signed in are not asked about: a 401 would be an error in their console. */
function isWorthAsking(): boolean {
  return hasHint(document.cookie) || isFlagged();
}

function subscribe(listener: () => void): () => void {
  function look() {
    // Another tab signed out: what this tab knew must not flash up at the next sign-in.
    if (!isWorthAsking()) void mutate(ME, undefined, { revalidate: false });
    listener();
  }
  const stop = subscribeStored(look);
  // A page taken back from memory may be older than the session.
  window.addEventListener("pageshow", look);
  return () => {
    stop();
    window.removeEventListener("pageshow", look);
  };
}

async function fetchViewer(): Promise<Viewer | null> {
  try {
    return v.parse(shape, await jsonOf(await request(ME)));
  } catch (error) {
    if (error instanceof RequestError && error.status === 401) return null;
    throw error;
  }
}

/** The viewer, the same for every reader of a tab. The server and the first paint say signed out. */
export function useViewer(): ViewerNow {
  const asks = useSyncExternalStore(subscribe, isWorthAsking, () => false);
  const {
    data,
    error,
    mutate: again,
  } = useSWR<Viewer | null, unknown>(asks ? ME : null, fetchViewer, {
    onSuccess: (viewer) => flag(viewer !== null),
    focusThrottleInterval: 60_000,
    errorRetryCount: 3,
  });
  if (!asks || data === null) return { state: "signed-out", viewer: null };
  // A later failure keeps the state: data stays what it was.
  if (data) return { state: "signed-in", viewer: data };
  if (error === undefined) return { state: "loading", viewer: null };
  return {
    state: "failed",
    viewer: null,
    error: tellFailure(error, ERRORS.fetchUser),
    retry: () => void again(),
  };
}

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
