import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { flushSync } from "react-dom";
import { COPY_COMMANDS, IMPORT_WORDS } from "../../content/embed/import.ts";
import { BUILDER, BUILDER_TOAST } from "../../content/embed/embed.ts";
import { DEFAULT_PREFIX } from "../../content/site.ts";
import { usage } from "../../commands/usage.ts";
import { toast } from "../../live/toasts.ts";
import { useRead } from "../../live/use-read.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { focusOnMount } from "../../ui/focus-on-mount.ts";
import { Field, TextArea } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Embed } from "../embed.ts";
import { importText, isJson } from "../import/import.ts";
import { isMessageLink, linkOf } from "../import/links.ts";
import type { ImportResult } from "../import/losses.ts";
import { lintCode } from "../lint-code.ts";
import { CodeChecks } from "./code-checks.tsx";

interface ImportDialogProps {
  open: boolean;
  onClose: () => void;
  onImport: (embed: Embed) => void;
  /** The pasted text; kept by the caller, so that closing the dialog does not lose it. */
  text: string;
  onText: (text: string) => void;
}

/** Imports pasted code, JSON or a link; for other text it shows an error and changes nothing. */
export default function ImportDialog({ open, onClose, onImport, text, onText }: ImportDialogProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  // The parsed message, while the visitor is asked about the parts that would be left out.
  const [found, setFound] = useState<ImportResult | null>(null);
  // The text that could not be read.
  const [refused, setRefused] = useState<string | null>(null);

  function accept({ embed }: ImportResult) {
    onImport(embed);
    onText("");
    onClose();
    toast.success(BUILDER.importedText, { ...BUILDER_TOAST, title: BUILDER.imported });
  }
  async function submit() {
    const result = await importText(text);
    if (!result) {
      setRefused(text);
      toast.error(IMPORT_WORDS.failedText, { ...BUILDER_TOAST, title: IMPORT_WORDS.failedTitle });
    } else if (result.lost.length > 0) {
      setFound(result);
    } else {
      accept(result);
    }
  }
  return (
    <Dialog open={open} onClose={onClose} title={IMPORT_WORDS.title}>
      {found ? (
        <Losses
          lost={found.lost}
          onAccept={() => accept(found)}
          onCancel={() => {
            flushSync(() => setFound(null));
            area.current?.focus();
          }}
        />
      ) : (
        <PasteForm
          area={area}
          text={text}
          isRefused={text === refused}
          onText={onText}
          onSubmit={() => void submit()}
        />
      )}
    </Dialog>
  );
}

interface PasteFormProps {
  area: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** Whether this very text could not be read. */
  isRefused: boolean;
  onText: (text: string) => void;
  onSubmit: () => void;
}

function PasteForm({ area, text, isRefused, onText, onSubmit }: PasteFormProps) {
  const id = useId();
  const isLink = linkOf(text) !== null;
  // The dialog is shown after this, and focuses its `autofocus` element.
  useEffect(() => {
    area.current?.setAttribute("autofocus", "");
  }, [area]);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  }
  return (
    <form
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Field label={IMPORT_WORDS.label} htmlFor={id} hint={IMPORT_WORDS.hint}>
        <TextArea
          id={id}
          ref={area}
          rows={8}
          value={text}
          dir="auto"
          spellCheck={false}
          aria-describedby={`${id}-note`}
          className="font-mono text-sm"
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <details className="-mt-2 text-sm text-muted">
        <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-control focus-ring">
          {IMPORT_WORDS.linkTitle}
          <Icon name="chevron-down" />
        </summary>
        <p className="prose">{IMPORT_WORDS.linkHint}</p>
      </details>
      {isLink && <LinkNote text={text} isRefused={isRefused} />}
      {!isLink && !isJson(text) && (
        <CodeChecks
          code={text}
          problems={lintCode(text)}
          onCode={onText}
          onGoTo={({ at, length }) => {
            area.current?.focus();
            area.current?.setSelectionRange(at, at + length);
          }}
        />
      )}
      <Button type="submit" variant="primary" className="justify-self-end">
        {IMPORT_WORDS.submit}
      </Button>
    </form>
  );
}

/** Says that no website can read the message of a link, and which command of the bot can. */
function LinkNote({ text, isRefused }: { text: string; isRefused: boolean }) {
  const isMessage = isMessageLink(text);
  const { answer } = useRead("commands", [], { isEnabled: isMessage });
  const commands = answer?.value;
  if (!isMessage) {
    if (!isRefused) return null;
    return (
      <p role="status" className="text-sm text-warn">
        {IMPORT_WORDS.emptyLink}
      </p>
    );
  }
  const copy = commands?.find(({ name }) =>
    COPY_COMMANDS.includes(name.toLowerCase().replaceAll(/[\s-]/g, "")),
  );
  return (
    <p role="status" className="text-sm text-warn">
      {IMPORT_WORDS.messageLink}
      {copy && ` ${IMPORT_WORDS.copyCommand(usage(DEFAULT_PREFIX, copy))}`}
    </p>
  );
}

interface LossesProps {
  lost: readonly string[];
  onAccept: () => void;
  onCancel: () => void;
}

/** Lists the parts of the source that would be left out, and asks for consent. */
function Losses({ lost, onAccept, onCancel }: LossesProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        {/* The button that was pressed is gone; a reader hears the question. */}
        <h3 ref={focusOnMount} tabIndex={-1} className="font-600 outline-none">
          {IMPORT_WORDS.lostTitle}
        </h3>
        <p className="mt-1 text-sm text-muted">{IMPORT_WORDS.lostText}</p>
      </div>
      <ul className="grid max-h-72 list-disc gap-1 overflow-y-auto pl-5 text-sm">
        {lost.map((line) => (
          <li key={line} className="break-words">
            {line}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>{IMPORT_WORDS.cancel}</Button>
        <Button variant="primary" onClick={onAccept}>
          {IMPORT_WORDS.anyway}
        </Button>
      </div>
    </div>
  );
}
