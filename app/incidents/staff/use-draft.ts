import { useCallback, useMemo } from "react";
import { readStored, useStored, writeStored } from "../../live/hooks/use-stored.ts";
import { parseDraft, type Draft } from "./draft.ts";

export interface StoredDraft {
  draft: Draft;
  /** Whether it says anything else than a blank one. */
  isBegun: boolean;
  change: (change: Partial<Draft>) => void;
  clear: () => void;
}

/**
 * The draft stored under a name; it survives a reload, and other tabs follow it. Only what was typed is stored, so that
 * the other fields stay those of `blank` when that changes.
 */
export function useDraft(name: string, blank: Draft): StoredDraft {
  const [stored, store] = useStored(keyOf(name), "");
  const typed = useMemo(() => parseDraft(stored), [stored]);
  const draft = useMemo(() => ({ ...blank, ...typed }), [blank, typed]);
  const change = useCallback(
    // Several fields may change before the next render.
    (change: Partial<Draft>) =>
      storeDraft(name, { ...parseDraft(readStored(keyOf(name)) ?? ""), ...change }),
    [name],
  );
  const clear = useCallback(() => store(""), [store]);
  const isBegun = JSON.stringify(draft) !== JSON.stringify(blank);
  return { draft, isBegun, change, clear };
}

/** Begins a draft of another form. */
export function storeDraft(name: string, typed: Partial<Draft>): void {
  writeStored(keyOf(name), JSON.stringify(typed));
}

const keyOf = (name: string) => `incident-draft:${name}`;
