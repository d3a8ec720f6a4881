import { useEffect, useId, useRef, useState } from "react";
import { EDITOR_WORDS, SHARE_WORDS } from "../../content/embed/embed.ts";
import { isoTime } from "../../format/date.ts";
import { now } from "../../live/clock.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field, TextArea, TextInput } from "../../ui/field.tsx";
import type { Embed } from "../embed.ts";
import { toJson } from "../json.ts";
import { LONG_LINK, sharedHash } from "../share.ts";
import { copyText } from "./copy-text.ts";

/** Copies a field's text, or selects it there if refused. */
async function copyFrom(field: HTMLInputElement | HTMLTextAreaElement | null): Promise<void> {
  if (!field || (await copyText(field.value))) return;
  field.focus();
  field.select();
}

/** The link with the embed; empty until made, once the dialog opens. */
function useLink(open: boolean, code: string): string {
  const [link, setLink] = useState("");

  // Compression is async, so rendering can't compute the link.
  useEffect(() => {
    if (!open) return;
    let isCancelled = false;
    async function makeLink() {
      const hash = await sharedHash(code);
      if (!isCancelled) setLink(window.location.origin + window.location.pathname + hash);
    }
    void makeLink();
    return () => {
      isCancelled = true;
    };
  }, [open, code]);

  return link;
}

/** Shows a link with the embed, and its JSON for the chat platform. */
export function ShareDialog({
  open,
  embed,
  code,
  onClose,
}: {
  open: boolean;
  embed: Embed;
  code: string;
  onClose: () => void;
}) {
  const id = useId();
  const linkField = useRef<HTMLInputElement>(null);
  const jsonField = useRef<HTMLTextAreaElement>(null);
  const link = useLink(open, code);
  const [{ json, lost }] = useState(() => toJson(embed, isoTime(now()) ?? ""));

  return (
    <Dialog open={open} onClose={onClose} title={SHARE_WORDS.title}>
      <div className="grid grid-cols-1 gap-6">
        <div className="grid grid-cols-1 gap-3">
          <Field
            label={SHARE_WORDS.link}
            htmlFor={`${id}-link`}
            hint={
              link.length > LONG_LINK
                ? EDITOR_WORDS.longLink(link.length) + SHARE_WORDS.long
                : SHARE_WORDS.linkHint
            }
          >
            <TextInput
              id={`${id}-link`}
              ref={linkField}
              readOnly
              value={link}
              aria-describedby={`${id}-link-note`}
              onFocus={(event) => event.currentTarget.select()}
            />
          </Field>
          <Button
            variant="primary"
            icon="link"
            className="w-fit"
            disabled={link === ""}
            onClick={() => void copyFrom(linkField.current)}
          >
            {SHARE_WORDS.copyLink}
          </Button>
        </div>
        <div className="grid grid-cols-1 gap-3">
          <Field label={SHARE_WORDS.json} htmlFor={`${id}-json`} hint={SHARE_WORDS.jsonHint}>
            <TextArea
              id={`${id}-json`}
              ref={jsonField}
              readOnly
              rows={6}
              value={json}
              aria-describedby={`${id}-json-note`}
              className="font-mono text-sm"
            />
          </Field>
          {lost.length > 0 && (
            <p className="text-sm text-warn">{`${SHARE_WORDS.lost} ${lost.join(", ")}.`}</p>
          )}
          <Button icon="copy" className="w-fit" onClick={() => void copyFrom(jsonField.current)}>
            {SHARE_WORDS.copyJson}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
