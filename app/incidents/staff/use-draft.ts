import { useCallback, useMemo } from "react";
import { useStored } from "../../live/hooks/use-stored.ts";
import { parseDraft, type Draft } from "./draft.ts";

interface StoredDraft {
  draft: Draft;
  /** Whether a text has been written. */
  isBegun: boolean;
  change: (change: Partial<Draft>) => void;
  clear: () => void;
}

/** The draft stored under a name; it survives a reload, and other tabs follow it. */
export function useDraft(name: string, blank: Draft): StoredDraft {
  const [stored, store] = useStored(`incident-draft:${name}`, "");
  const draft = useMemo(() => parseDraft(stored, blank), [stored, blank]);
  const change = useCallback(
    (change: Partial<Draft>) => store(JSON.stringify({ ...draft, ...change })),
    [draft, store],
  );
  const clear = useCallback(() => store(""), [store]);
  return { draft, isBegun: draft.text !== "", change, clear };
}
