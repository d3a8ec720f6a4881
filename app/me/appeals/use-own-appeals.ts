import type { OwnAppeal } from "../../contract/own-appeals.ts";
import { decodeOwnAppeals } from "../../contract/own-appeals.ts";
import type { Endpoint } from "../../live/http/read.ts";
import { useViewer } from "../../live/session/viewer.ts";
import { useRead } from "../../live/use-read.ts";

const OWN_APPEALS_READ: Endpoint<[viewerId: string], OwnAppeal[]> = {
  path: () => "/api/me/appeals",
  decode: decodeOwnAppeals,
};

/** The viewer's appeals and deletion requests; nothing while signed out. */
export function useOwnAppeals() {
  const { viewer } = useViewer();
  return useRead(OWN_APPEALS_READ, [viewer?.id ?? ""], { isEnabled: viewer !== null });
}
