import { useSyncExternalStore } from "react";
import { SIGNED_OUT, viewerStore, type ViewerNow } from "./viewer.ts";

/** Who looks at the page. The server and the first paint say signed out. */
export function useViewer(): ViewerNow {
  return useSyncExternalStore(viewerStore.subscribe, viewerStore.get, () => SIGNED_OUT);
}
