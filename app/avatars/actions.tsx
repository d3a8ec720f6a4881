import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { AVATARS } from "../content/avatars.ts";
import { useSite } from "../live/session/use-site.ts";
import { useViewer } from "../live/session/viewer.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { reportAddress } from "./history.ts";
import { useHidden } from "./use-hidden-history.ts";

/** Below a person's card: hide or show for themselves, a report link for others. */
export function HistoryActions({ id }: { id: string }) {
  const { viewer } = useViewer();
  const { origin } = useSite();
  return (
    <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
      {viewer?.id === id ? (
        <OwnHistory id={id} />
      ) : (
        <Link
          to={reportAddress(origin, id)}
          className="inline-flex min-h-11 items-center gap-2 rounded-sm hover:text-text hover:underline focus-ring"
        >
          <Icon name="alert-triangle" className="size-4" />
          {AVATARS.report}
        </Link>
      )}
    </div>
  );
}

/** Whether the viewer's own history is public, and the button to change it. */
function OwnHistory({ id }: { id: string }) {
  const { isHidden, change } = useHidden(id);
  const { revalidate } = useRevalidator();
  const [isSaving, setSaving] = useState(false);

  async function toggle() {
    setSaving(true);
    // The loader's pictures depend on it.
    if (await change(!isHidden)) await revalidate();
    setSaving(false);
  }

  if (isHidden === null) return null;
  return (
    <>
      <p className="min-w-0">{isHidden ? AVATARS.hidden : AVATARS.shown}</p>
      <Button size="sm" isBusy={isSaving} onClick={() => void toggle()}>
        {isHidden ? AVATARS.show : AVATARS.hide}
      </Button>
    </>
  );
}
