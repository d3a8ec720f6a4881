import { useCallback, useMemo } from "react";
import { readStored, useStored, writeStored } from "../../live/hooks/use-stored.ts";
import { parseDraft, type Draft } from "./draft.ts";

export interface StoredDraft {
  draft: Draft;
  /** Whether it differs from a blank one. */
  isBegun: boolean;
  change: (change: Partial<Draft>) => void;
  clear: () => void;
}

/**
 * A stored draft; survives reloads, and other tabs follow. Stores only what was typed, so that
 * other fields follow `blank`.
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

/** Starts another form's draft. */
export function storeDraft(name: string, typed: Partial<Draft>): void {
  writeStored(keyOf(name), JSON.stringify(typed));
}

const keyOf = (name: string) => `incident-draft:${name}`;
