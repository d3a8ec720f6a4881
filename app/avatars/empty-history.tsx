import { AVATARS } from "../content/avatars.ts";
import { useViewer } from "../live/session/viewer.ts";
import { EmptyPanel } from "../ui/panel.tsx";
import { useHidden } from "./use-hidden-history.ts";

/** In place of a person's pictures. Only the person learns whether they are hidden. */
export function EmptyHistory({ id }: { id: string }) {
  const { viewer } = useViewer();
  return viewer?.id === id ? <OwnEmpty id={id} /> : <None />;
}

function OwnEmpty({ id }: { id: string }) {
  const { isHidden } = useHidden(id);
  return isHidden ? <EmptyPanel title={AVATARS.hiddenTitle} text={AVATARS.hiddenText} /> : <None />;
}

function None() {
  return <EmptyPanel title={AVATARS.userEmptyTitle} text={AVATARS.userEmptyText} />;
}
