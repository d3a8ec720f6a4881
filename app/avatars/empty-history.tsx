import { lazy, Suspense } from "react";
import { AVATARS } from "../content/avatars.ts";
import { useViewer } from "../live/session/use-viewer.ts";
import { EmptyPanel } from "../ui/panel.tsx";

/** Loaded only for the person whose history it is. */
const OwnEmpty = lazy(() => import("./own-empty.tsx"));

/** In place of a person's pictures. Only they are told whether they hide them. */
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
