import { lazy, Suspense } from "react";
import { AVATARS } from "../content/avatars.ts";
import { useViewer } from "../live/session/use-viewer.ts";
import { EmptyPanel } from "../ui/panel.tsx";

/** Loaded only for the person whose history it is. */
const OwnEmpty = lazy(() => import("./own-empty.tsx"));

/** Shown in place of a person's pictures. Only the person is told whether they are hidden. */
export function EmptyHistory({ id }: { id: string }) {
  const { viewer } = useViewer();
  const none = <EmptyPanel title={AVATARS.userEmptyTitle} text={AVATARS.userEmptyText} />;
  if (viewer?.id !== id) return none;
  return (
    <Suspense fallback={none}>
      <OwnEmpty id={id} none={none} />
    </Suspense>
  );
}
