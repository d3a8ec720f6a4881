import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from "react";
import { flushSync } from "react-dom";
import { IMPORT_WORDS } from "../../content/embed/import.ts";
import { BUILDER } from "../../content/embed/embed.ts";
import { BUILDER_TOAST } from "../../content/embed/presets.ts";
import { DEFAULT_PREFIX } from "../../content/site.ts";
import { usage } from "../../commands/usage.ts";
import { toast } from "../../live/toasts.tsx";
import { reads } from "../../contract/endpoints.ts";
import { useRead } from "../../live/use-read.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { focusOnMount } from "../../ui/focus.ts";
import { Field, TextArea } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Embed } from "../embed.ts";
import { foreignVariablesOf, translatedEmbed, type ForeignVariable } from "../foreign-variables.ts";
import { MAX_CODE_LENGTH } from "../code.ts";
import { importText, isJson } from "../import/import.ts";
import { isMessageLink, linkOf } from "../import/links.ts";
import type { ImportResult } from "../import/losses.ts";
import { lintCode } from "../lint-code.ts";
import { CodeChecks } from "./code-checks.tsx";

/** Commands of bots that answer with a message's code, without spaces and hyphens. */
const COPY_COMMANDS = new Set(["copyembed", "embedcopy", "embedcode", "copycode"]);

interface ImportDialogProps {
  open: boolean;
  onClose: () => void;
  onImport: (embed: Embed) => void;
  /** The pasted text, kept by the caller so that closing doesn't lose it. */
  text: string;
  onText: (text: string) => void;
}

/** Imports pasted code, JSON or a link; for other text shows an error and changes nothing. */
export default function ImportDialog({ open, onClose, onImport, text, onText }: ImportDialogProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  // The parsed message, while asking about parts that would be lost.
  const [found, setFound] = useState<ImportResult | null>(null);
  // The unreadable text.
  const [refused, setRefused] = useState<string | null>(null);

  function accept(embed: Embed) {
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
    } else if (result.lost.length + foreignVariablesOf(result.embed).length > 0) {
      setFound(result);
    } else {
      accept(result.embed);
    }
  }
  return (
    <Dialog open={open} onClose={onClose} title={IMPORT_WORDS.title}>
      {found ? (
        <Question
          found={found}
          onAccept={accept}
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
  /** Whether this text couldn't be read. */
  isRefused: boolean;
  onText: (text: string) => void;
  onSubmit: () => void;
}

function PasteForm({ area, text, isRefused, onText, onSubmit }: PasteFormProps) {
  const id = useId();
  const isLink = linkOf(text) !== null;
  // A backup's JSON may be longer; it is read on import.
  const problems = useMemo(
    () => (text.length > MAX_CODE_LENGTH || isJson(text) ? [] : lintCode(text)),
    [text],
  );
  // The dialog opens after this, and focuses its `autofocus` element.
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
      {!isLink && isRefused && problems.length === 0 && (
        <p role="status" className="text-sm text-warn">
          {IMPORT_WORDS.reads}
        </p>
      )}
      {!isLink && problems.length > 0 && (
        <CodeChecks
          code={text}
          problems={problems}
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

/** Says that no website can read a linked message, and which bot command can. */
function LinkNote({ text, isRefused }: { text: string; isRefused: boolean }) {
  const isMessage = isMessageLink(text);
  const { answer } = useRead(reads.commands, [], { isEnabled: isMessage });
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
    COPY_COMMANDS.has(name.toLowerCase().replaceAll(/[\s-]/g, "")),
  );
  return (
    <p role="status" className="text-sm text-warn">
      {IMPORT_WORDS.messageLink}
      {copy && <span>{` ${IMPORT_WORDS.copyCommand(usage(DEFAULT_PREFIX, copy))}`}</span>}
    </p>
  );
}

interface QuestionProps {
  found: ImportResult;
  onAccept: (embed: Embed) => void;
  onCancel: () => void;
}

/** Asks whether to import without the lost parts, and to translate another bot's variables. */
function Question({ found: { embed, lost }, onAccept, onCancel }: QuestionProps) {
  const variables = foreignVariablesOf(embed);
  const canTranslate = variables.some(({ own }) => own !== null);
  return (
    <div className="grid grid-cols-1 gap-4">
      {lost.length > 0 && (
        <div>
          {/* The pressed button is gone; screen readers read the question. */}
          <h3 ref={focusOnMount} tabIndex={-1} className="font-600 outline-none">
            {IMPORT_WORDS.lostTitle}
          </h3>
          <p className="mt-1 text-sm text-muted">{IMPORT_WORDS.lostText}</p>
          <ul className="mt-3 grid max-h-72 list-disc gap-1 overflow-y-auto ps-5 text-sm">
            {lost.map((line) => (
              <li key={line} className="break-words">
                {line}
              </li>
            ))}
          </ul>
        </div>
      )}
      {variables.length > 0 && <Variables variables={variables} isFirst={lost.length === 0} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>{IMPORT_WORDS.cancel}</Button>
        <Button variant={canTranslate ? "secondary" : "primary"} onClick={() => onAccept(embed)}>
          {variables.length > 0 ? IMPORT_WORDS.asItIs : IMPORT_WORDS.anyway}
        </Button>
        {canTranslate && (
          <Button variant="primary" onClick={() => onAccept(translatedEmbed(embed))}>
            {IMPORT_WORDS.translate}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Another bot's variables beside this bot's. The question's first heading takes the focus. */
function Variables({
  variables,
  isFirst,
}: {
  variables: readonly ForeignVariable[];
  isFirst: boolean;
}) {
  return (
    <div>
      <h3 ref={isFirst ? focusOnMount : undefined} tabIndex={-1} className="font-600 outline-none">
        {IMPORT_WORDS.variablesTitle}
      </h3>
      <p className="mt-1 text-sm text-muted">{IMPORT_WORDS.variablesText}</p>
      <ul className="mt-3 grid max-h-60 gap-1 overflow-y-auto text-sm">
        {variables.map(({ text, own }) => (
          <li key={text} className="flex flex-wrap items-center gap-x-3">
            <code className="break-all font-mono">{text}</code>
            <Icon name="arrow-right" className="text-muted" />
            <span className={own === null ? "text-muted" : "font-mono text-accent-light"}>
              {IMPORT_WORDS.variable(own)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
