import { useId, useState } from "react";
import { BUILDER_TOAST } from "../../content/embed/presets.ts";
import { BUILDER } from "../../content/embed/embed.ts";
import { DRAFT_WORDS } from "../../content/embed/drafts.ts";
import { now } from "../../live/clock.ts";
import { toast } from "../../live/toasts.tsx";
import { isStored, readStored, useIsStored, useStored } from "../../live/hooks/use-stored.ts";
import { Button } from "../../ui/button.tsx";
import { focusOnMount } from "../../ui/focus.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Field, TextInput } from "../../ui/field.tsx";
import { parseCode } from "../code.ts";
import { updateDrafts } from "../draft-storage.ts";
import { DRAFTS_KEY, parseDrafts, withNamed, withoutNamed, type NamedDraft } from "../drafts.ts";
import type { Embed } from "../embed.ts";
import { readerTime } from "../preview/time.ts";
import { NotStoredNotice } from "./notices.tsx";

interface DraftsDialogProps {
  open: boolean;
  embed: Embed;
  code: string;
  /** The last opened or saved draft, and when it was saved. */
  opened: { name: string; at: number } | null;
  onOpen: (embed: Embed | null, opened: { name: string; at: number }) => void;
  onClose: () => void;
}

/** Drafts saved by name in this browser. */
export default function DraftsDialog(props: DraftsDialogProps) {
  const { open, embed, code, opened, onOpen, onClose } = props;
  const id = useId();
  const [name, setName] = useState(opened?.name ?? embed.title.slice(0, 60));
  const [text] = useStored(DRAFTS_KEY, "");
  const isDurable = useIsStored(DRAFTS_KEY);
  const drafts = parseDrafts(text || null);
  const [removed, setRemoved] = useState<NamedDraft | null>(null);
  function remove(draft: NamedDraft) {
    updateDrafts((all) => withoutNamed(all, draft.name));
    setRemoved(draft);
  }
  function putBack(draft: NamedDraft) {
    updateDrafts((all) => withNamed(all, draft, null));
    setRemoved(null);
  }
  function save() {
    const at = now();
    const trimmed = name.trim().slice(0, 80);
    if (trimmed === "") return;
    const knownAt = opened?.name === trimmed ? opened.at : null;
    updateDrafts((all) => withNamed(all, { name: trimmed, at, code }, knownAt));
    const saved = parseDrafts(readStored(DRAFTS_KEY))?.named.find((draft) => draft.at === at);
    if (saved) onOpen(null, { name: saved.name, at });
    if (isStored(DRAFTS_KEY)) {
      toast.success(saved?.name ?? trimmed, { ...BUILDER_TOAST, title: DRAFT_WORDS.saved });
    } else {
      toast.error(DRAFT_WORDS.notKept, BUILDER_TOAST);
    }
  }
  return (
    <Dialog open={open} onClose={onClose} title={BUILDER.drafts}>
      {drafts === null && <p className="text-muted">{DRAFT_WORDS.newer}</p>}
      {drafts && (
        <div className="grid grid-cols-1 gap-5">
          <form
            className="grid grid-cols-1 gap-3 sm:grid-cols-[1fr_auto] sm:items-end"
            onSubmit={(event) => {
              event.preventDefault();
              save();
            }}
          >
            <Field label={DRAFT_WORDS.name} htmlFor={id}>
              <TextInput
                id={id}
                required
                maxLength={80}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            </Field>
            <Button type="submit" variant="primary" icon="save">
              {DRAFT_WORDS.save}
            </Button>
          </form>
          {!isDurable && <NotStoredNotice name={name.trim()} code={code} />}
          {removed && <RemovedNote draft={removed} onPutBack={() => putBack(removed)} />}
          {drafts.named.length === 0 && <p className="text-sm text-muted">{DRAFT_WORDS.none}</p>}
          <ul className="grid grid-cols-1 divide-y divide-line">
            {drafts.named.map((draft) => (
              <DraftItem
                key={draft.name}
                draft={draft}
                onRemove={() => remove(draft)}
                onOpen={() => {
                  onOpen(parseCode(draft.code), { name: draft.name, at: draft.at });
                  onClose();
                }}
              />
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}

function RemovedNote({ draft, onPutBack }: { draft: NamedDraft; onPutBack: () => void }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm">
      <span className="min-w-0 grow break-words">{DRAFT_WORDS.removed(draft.name)}</span>
      <Button ref={focusOnMount} size="sm" icon="undo" onClick={onPutBack}>
        {DRAFT_WORDS.putBack}
      </Button>
    </p>
  );
}

interface DraftItemProps {
  draft: NamedDraft;
  onOpen: () => void;
  onRemove: () => void;
}

function DraftItem({ draft, onOpen, onRemove }: DraftItemProps) {
  return (
    <li className="flex flex-wrap items-center gap-2 py-2">
      <span className="min-w-0 grow basis-40">
        <span className="block truncate font-600">{draft.name}</span>
        <span className="text-sm text-muted tabular-nums">{readerTime(draft.at)}</span>
      </span>
      <Button size="sm" onClick={onOpen}>
        {DRAFT_WORDS.open}
        <span className="sr-only">{` ${draft.name}`}</span>
      </Button>
      <Button size="sm" variant="ghost" icon="trash" onClick={onRemove}>
        {DRAFT_WORDS.remove}
        <span className="sr-only">{` ${draft.name}`}</span>
      </Button>
    </li>
  );
}
