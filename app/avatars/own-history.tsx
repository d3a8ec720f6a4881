import { useState } from "react";
import { useRevalidator } from "react-router";
import { AVATARS } from "../content/avatars.ts";
import { useHidden } from "./use-hidden-history.ts";
import { Button } from "../ui/button.tsx";

/** Whether the viewer's own avatar history is public, and the button that changes it. */
export function OwnHistory({ id }: { id: string }) {
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
