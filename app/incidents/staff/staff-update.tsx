import { useMemo, useRef, useState, type FormEvent } from "react";
import { STAFF_INCIDENTS } from "../../content/status/incidents.ts";
import type { IncidentUpdate } from "../../contract/incident.ts";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { checkUpdateEdit, type Problems } from "../validate.ts";
import { SaveButtons } from "./correction-form.tsx";
import { blankDraft } from "./draft.ts";
import { ERRORS } from "../../content/errors.ts";
import { WriteFailure } from "../../page-load/write-failure.tsx";
import { PassageField } from "./fields.tsx";
import { useDraft, type StoredDraft } from "./use-draft.ts";
import { usePublish } from "./use-publish.ts";

interface StaffUpdateProps {
  incidentId: string;
  update: IncidentUpdate;
  /** Texts before corrections, oldest first. */
  earlier: readonly string[];
  mayWrite: boolean;
  /** Whether the incident's corrections are open. */
  isCorrecting: boolean;
}

/** Below an update: its earlier texts, and the form that corrects it. */
export function StaffUpdate({ earlier, mayWrite, ...props }: StaffUpdateProps) {
  const texts = [...new Set(earlier)];
  return (
    <>
      {texts.length > 0 && (
        <Disclosure summary={STAFF_INCIDENTS.earlier(texts.length)}>
          <ol className="flex max-w-[72ch] flex-col gap-2 pb-2 text-sm text-muted">
            {texts.map((text) => (
              <li key={text} className="whitespace-pre-line wrap-anywhere">
                {text}
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
      {mayWrite && <TextCorrection {...props} />}
    </>
  );
}

type TextCorrectionProps = Omit<StaffUpdateProps, "earlier" | "mayWrite">;

function TextCorrection({ incidentId, update, isCorrecting }: TextCorrectionProps) {
  const { id, text } = update;
  const known = useMemo(() => ({ ...blankDraft("incident"), text }), [text]);
  const stored = useDraft(`update-${id}`, known);
  const [toggled, setToggled] = useState<boolean | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const isOpen = toggled ?? stored.isBegun;
  // Once used, the button stays, so that it keeps the focus.
  const isShown = isCorrecting || isOpen || toggled !== null;

  function close() {
    stored.clear();
    setToggled(false);
    toggle.current?.focus();
  }

  if (!isShown) return null;
  return (
    <>
      <Button
        ref={toggle}
        size="sm"
        variant="ghost"
        icon={isOpen ? "chevron-down" : "chevron-right"}
        aria-expanded={isOpen}
        onClick={() => setToggled(!isOpen)}
        className="-ml-3"
      >
        {STAFF_INCIDENTS.correctUpdate}
      </Button>
      {isOpen && <TextForm {...{ incidentId, update, stored }} onDone={close} />}
    </>
  );
}

interface TextFormProps extends Omit<TextCorrectionProps, "isCorrecting"> {
  stored: StoredDraft;
  onDone: () => void;
}

function TextForm({ incidentId, update, stored, onDone }: TextFormProps) {
  const { id, editedAt = null } = update;
  const { text } = stored.draft;
  const [problems, setProblems] = useState<Problems>({});
  const { outcome, send } = usePublish(`update-${id}`, `/${incidentId}/updates/${id}`);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (text !== update.text) {
      const body = { text, seen: editedAt };
      const checked = checkUpdateEdit(body);
      setProblems(checked.problems ?? {});
      if (checked.problems) return;
      if (!(await send(body, STAFF_INCIDENTS.corrected))) return;
    }
    onDone();
  }

  return (
    <form
      noValidate
      aria-label={STAFF_INCIDENTS.correctUpdate}
      onSubmit={(event) => void submit(event)}
      className="flex max-w-3xl flex-col gap-4 py-2"
    >
      <PassageField
        name="text"
        rows={5}
        label={STAFF_INCIDENTS.field.text}
        hint={STAFF_INCIDENTS.correctUpdateText}
        error={problems.text}
        value={text}
        onChange={(event) => stored.change({ text: event.target.value })}
      />
      <WriteFailure outcome={outcome} again={ERRORS.rightsEnded} />
      <SaveButtons isBusy={outcome === "sending"} onCancel={onDone} />
    </form>
  );
}
