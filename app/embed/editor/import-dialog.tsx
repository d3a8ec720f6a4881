import { useId, useRef, useState } from "react";
import { BUILDER, BUILDER_TOAST } from "../../content/embed.ts";
import { ERRORS } from "../../contract/errors.ts";
import { toast } from "../../live/toasts.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field, TextArea } from "../../ui/field.tsx";
import { parseCode } from "../code.ts";
import type { Embed } from "../embed.ts";
import { fromJson, type ImportResult } from "../json.ts";
import { lintCode } from "../lint-code.ts";
import { CodeChecks } from "./code-checks.tsx";

/** Text that begins like JSON; embed code may begin with a brace too, but with a word after it. */
const JSON_START = /^\s*[[{]\s*["{\]}]/;

function importCode(text: string): ImportResult | null {
  const embed = parseCode(text);
  return embed && { embed, lost: [] };
}

/** Imports pasted code or JSON; for other text it shows an error and changes nothing. */
export default function ImportDialog({
  open,
  onClose,
  onImport,
}: {
  open: boolean;
  onClose: () => void;
  onImport: (embed: Embed) => void;
}) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const isJson = JSON_START.test(text);
  function submit() {
    const result = isJson ? fromJson(text) : importCode(text);
    if (!result) {
      toast.error(ERRORS.importText, { ...BUILDER_TOAST, title: ERRORS.importTitle });
      return;
    }
    onImport(result.embed);
    onClose();
    const lost = result.lost.length > 0 ? ` Left out: ${result.lost.join(", ")}.` : "";
    toast.success(BUILDER.importedText + lost, { ...BUILDER_TOAST, title: BUILDER.imported });
  }
  return (
    <Dialog open={open} onClose={onClose} title={BUILDER.importTitle}>
      <form
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label={BUILDER.paste} htmlFor={id} hint={BUILDER.pasteHint}>
          <TextArea
            id={id}
            ref={area}
            rows={8}
            value={text}
            spellCheck={false}
            aria-describedby={`${id}-note`}
            className="font-mono text-sm"
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        {!isJson && (
          <CodeChecks
            code={text}
            problems={lintCode(text)}
            onCode={setText}
            onGoTo={({ at, length }) => {
              area.current?.focus();
              area.current?.setSelectionRange(at, at + length);
            }}
          />
        )}
        <Button type="submit" variant="primary" className="justify-self-end">
          {BUILDER.import}
        </Button>
      </form>
    </Dialog>
  );
}
