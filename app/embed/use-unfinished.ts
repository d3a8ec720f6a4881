import { useState } from "react";
import { parseCode } from "./code.ts";
import { saveDraft, updateDrafts } from "./draft-storage.ts";
import { withoutWorking, withWorking, type WorkingDraft } from "./drafts.ts";
import type { Edit } from "./reducer.ts";

/** The draft of an earlier visit, which is offered to be restored or discarded. */
export function useUnfinished(edit: (edit: Edit) => void) {
  const [unfinished, offer] = useState<WorkingDraft | null>(null);
  const [discarded, setDiscarded] = useState<WorkingDraft | null>(null);

  function remove() {
    if (unfinished) updateDrafts((drafts) => withoutWorking(drafts, unfinished.tab));
    offer(null);
  }

  function restore() {
    const restored = unfinished && parseCode(unfinished.code);
    if (restored) {
      edit({ type: "replaced", embed: restored });
      // Stored at once, because the only other copy is removed.
      saveDraft(unfinished.code);
      remove();
    }
    offer(null);
  }

  function discard() {
    remove();
    setDiscarded(unfinished);
  }

  function putBack() {
    if (discarded) updateDrafts((drafts) => withWorking(drafts, discarded));
    offer(discarded);
    setDiscarded(null);
  }

  return {
    unfinished,
    /** The draft that was discarded, and can be put back. */
    discarded,
    offer,
    restore,
    discard,
    putBack,
    dismiss: () => offer(null),
  };
}
