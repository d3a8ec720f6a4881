import { AVATARS } from "../content/avatars.ts";
import { useViewer } from "../live/session/viewer.ts";
import { EmptyPanel } from "../ui/panel.tsx";
import { OwnEmpty } from "./own-empty.tsx";

/** Shown in place of a person's pictures. Only the person learns whether they are hidden. */
export function EmptyHistory({ id }: { id: string }) {
  const { viewer } = useViewer();
  const none = <EmptyPanel title={AVATARS.userEmptyTitle} text={AVATARS.userEmptyText} />;
  if (viewer?.id !== id) return none;
  return <OwnEmpty id={id} none={none} />;
}
