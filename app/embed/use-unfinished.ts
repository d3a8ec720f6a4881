import { useState } from "react";
import { parseCode } from "./code.ts";
import { saveDraft, updateDrafts } from "./draft-storage.ts";
import { withoutWorking, withWorking, type WorkingDraft } from "./drafts.ts";
import type { Edit } from "./reducer.ts";

/** An earlier visit's draft, to restore or discard. */
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
      // At once, as the only other copy is removed.
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
    /** The discarded draft, which can be put back. */
    discarded,
    offer,
    restore,
    discard,
    putBack,
    dismiss: () => offer(null),
  };
}
