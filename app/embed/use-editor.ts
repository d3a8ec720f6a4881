import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from "react";
import { useLocation } from "react-router";
import { BUILDER } from "../content/embed/embed.ts";
import { BUILDER_TOAST } from "../content/embed/presets.ts";
import { now } from "../live/clock.ts";
import { toast } from "../live/toasts.tsx";
import { parseCode, writeCode } from "./code.ts";
import {
  holdDraft,
  openTabs,
  ownDraft,
  releaseDraft,
  saveDraftLater,
  unfinishedDraft,
} from "./draft-storage.ts";
import { blank, type Embed } from "./embed.ts";
import { fieldPathsOf, inputId, textAt, TIMESTAMP_ID } from "./field-paths.ts";
import { historyReducer, newHistory } from "./history.ts";
import type { Edit } from "./reducer.ts";
import { isShared, isTrustedLink, sharedCode } from "./share.ts";
import { useUnfinished } from "./use-unfinished.ts";

async function linkedEmbed(hash: string): Promise<Embed | null> {
  const code = isShared(hash) ? await sharedCode(hash) : null;
  return code === null ? null : parseCode(code);
}

/**
 * Edits for what was typed before hydration. React keeps it in the inputs but calls no onChange.
 */
function editsBeforeHydration(): Edit[] {
  const empty = blank();
  const edits = fieldPathsOf(empty).flatMap((path): Edit[] => {
    const input = document.getElementById(inputId(path));
    const isText = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
    return isText && input.value !== textAt(empty, path)
      ? [{ type: "text", path, value: input.value }]
      : [];
  });
  const timestamp = document.getElementById(TIMESTAMP_ID);
  return timestamp instanceof HTMLInputElement && timestamp.checked
    ? [...edits, { type: "timestamp", value: true }]
    : edits;
}

export type Editor = ReturnType<typeof useEditor>;

/** The builder's state: embed with code and history, and its draft in this browser. */
export function useEditor() {
  const [history, dispatch] = useReducer(historyReducer, undefined, () => newHistory());
  const [isTrusted, setTrusted] = useState(true);
  const { hash, state } = useLocation();
  const early = useRef<Edit[]>(null);
  const { present: embed, isTouched } = history;
  const code = useMemo(() => writeCode(embed), [embed]);

  const edit = useCallback((edit: Edit) => dispatch({ type: "edit", edit, at: now() }), []);
  const undo = useCallback(() => dispatch({ type: "undo" }), []);
  const redo = useCallback(() => dispatch({ type: "redo" }), []);
  const drafts = useUnfinished(edit);
  const { offer } = drafts;

  // Opens the link's embed, else this tab's draft. The server knows neither.
  useEffect(() => {
    let isCancelled = false;
    let letGo: (() => void) | undefined;
    early.current ??= editsBeforeHydration();
    async function open() {
      const linked = await linkedEmbed(hash);
      const others = await openTabs();
      if (isCancelled) return;
      if (isShared(hash) && !linked) toast.error(BUILDER.linkBroken, BUILDER_TOAST);
      if (linked) releaseDraft();
      const own = linked ? null : ownDraft();
      const opened = linked ?? (own && parseCode(own.code));
      setTrusted(!linked || isTrustedLink(state));
      if (opened) dispatch({ type: "opened", embed: opened });
      if (!linked) early.current?.forEach(edit);
      early.current = [];
      offer(own ? null : unfinishedDraft(others));
      letGo = holdDraft();
    }
    void open();
    return () => {
      isCancelled = true;
      letGo?.();
    };
  }, [hash, state, edit, offer]);

  // Storage and address follow each edit.
  useEffect(() => {
    if (!isTouched) return;
    saveDraftLater(code);
    // An edited embed is a draft. With the hash, a reload would open the link's again.
    if (isShared(window.location.hash)) {
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, "", pathname + search);
    }
  }, [code, isTouched]);

  return {
    embed,
    code,
    caret: history.caret,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    edit,
    undo,
    redo,
    /** From another site's link, not yet accepted by the visitor. */
    isUntrusted: !isTrusted && !isTouched,
    trust: () => setTrusted(true),
    drafts,
  };
}
