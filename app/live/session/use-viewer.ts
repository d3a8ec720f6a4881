import { useSyncExternalStore } from "react";
import { SIGNED_OUT, viewerStore, type ViewerState } from "./viewer.ts";

/** The person who looks at the page; signed out on the server and during hydration. */
export function useViewer(): ViewerState {
  return useSyncExternalStore(viewerStore.subscribe, viewerStore.get, () => SIGNED_OUT);
}
