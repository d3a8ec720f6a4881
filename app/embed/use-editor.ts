import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { useLocation } from "react-router";
import { BUILDER, BUILDER_TOAST } from "../content/embed.ts";
import { now } from "../live/hooks/now.ts";
import { toast } from "../live/toasts.ts";
import { isChosenHere } from "./link-state.ts";
import { read } from "./code.ts";
import { withoutWorking } from "./drafts.ts";
import { blank, type Embed } from "./embed.ts";
import { begun, stepped } from "./history.ts";
import {
  changeDrafts,
  keep,
  ownDraft,
  setAside,
  waitingDraft,
  type Waiting,
} from "./draft-storage.ts";
import { placeId, placesOf, textAt, TIMESTAMP_ID } from "./field-paths.ts";
import type { Edit } from "./reducer.ts";
import { isShared, sharedCode } from "./share.ts";

async function linkedEmbed(hash: string): Promise<Embed | null> {
  const code = isShared(hash) ? await sharedCode(hash) : null;
  return code === null ? null : read(code);
}

/** What the visitor filled in before the page was live; React leaves it in the fields and says nothing. */
function filledEarly(): Edit[] {
  const empty = blank();
  const edits = placesOf(empty).flatMap((place): Edit[] => {
    const input = document.getElementById(placeId(place));
    const isText = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
    return isText && input.value !== textAt(empty, place)
      ? [{ type: "text", place, value: input.value }]
      : [];
  });
  const box = document.getElementById(TIMESTAMP_ID);
  return box instanceof HTMLInputElement && box.checked
    ? [...edits, { type: "timestamp", value: true }]
    : edits;
}

/** The builder's state: the embed with its history, what is kept of it, and what waits to be restored. */
export function useDesk() {
  const [history, step] = useReducer(stepped, undefined, () => begun());
  const [isOwn, setOwn] = useState(true);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const { hash, state } = useLocation();
  const early = useRef<Edit[]>(null);

  const edit = useCallback((edit: Edit) => step({ type: "edit", edit, at: now() }), []);
  const undo = useCallback(() => step({ type: "undo" }), []);
  const redo = useCallback(() => step({ type: "redo" }), []);

  // The address's hash and the kept drafts exist in the browser alone.
  useEffect(() => {
    let isGone = false;
    early.current ??= filledEarly();
    async function open() {
      const linked = await linkedEmbed(hash);
      if (isGone) return;
      if (isShared(hash) && !linked) toast.error(BUILDER.linkBroken, BUILDER_TOAST);
      if (linked) setAside();
      const own = linked ? null : ownDraft();
      const embed = linked ?? (own && read(own.code));
      setOwn(!linked || isChosenHere(state));
      if (embed) step({ type: "opened", embed, isTouched: false });
      if (!linked) early.current?.forEach(edit);
      early.current = [];
      setWaiting(own ? null : waitingDraft());
    }
    void open();
    return () => {
      isGone = true;
    };
  }, [hash, state, edit]);

  // Every change is kept at once: a reload, a crash or a closed tab loses nothing.
  const { present, isTouched } = history;
  useEffect(() => {
    if (!isTouched) return;
    keep(present);
    // The link's embed is the visitor's own now; a reload must bring theirs.
    if (isShared(window.location.hash)) {
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, "", pathname + search);
    }
  }, [present, isTouched]);

  function restore() {
    const embed = waiting && read(waiting.code);
    if (embed) {
      changeDrafts((drafts) => withoutWorking(drafts, waiting.tab));
      edit({ type: "replaced", embed });
    }
    setWaiting(null);
  }

  function discard() {
    if (waiting) changeDrafts((drafts) => withoutWorking(drafts, waiting.tab));
    setWaiting(null);
  }

  return {
    history,
    edit,
    undo,
    redo,
    /** Whether the embed came by a link that the visitor has not made their own yet. */
    isForeign: !isOwn && !isTouched,
    makeOwn: () => setOwn(true),
    waiting,
    restore,
    discard,
    later: () => setWaiting(null),
  };
}
