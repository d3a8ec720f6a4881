import { useViewer } from "../../live/session/viewer.ts";
import { useRead } from "../../live/use-read.ts";

/** What the viewer has asked the team for, appeals and deletion requests; nothing while nobody is signed in. */
export function useOwnAppeals() {
  const { viewer } = useViewer();
  return useRead("ownAppeals", [viewer?.id ?? ""], { isEnabled: viewer !== null });
}
