import { useRef, useState, type FormEvent } from "react";
import { STAFF_INCIDENTS } from "../../content/status/incidents.ts";
import { Button } from "../../ui/button.tsx";
import { checkIncidentEdit, type Problems } from "../validate.ts";
import type { IncidentView } from "../view.ts";
import { correctionOf, type Draft } from "./draft.ts";
import { FactFields } from "./fact-fields.tsx";
import { focusFirst } from "./fields.tsx";
import { ERRORS } from "../../content/errors.ts";
import { WriteFailure } from "../../page-load/write-failure.tsx";
import type { StoredDraft } from "./use-draft.ts";
import { usePublish } from "./use-publish.ts";

interface CorrectionFormProps {
  incident: IncidentView;
  /** The incident's current fields. */
  known: Draft;
  stored: StoredDraft;
  onDone: () => void;
}

/** Corrects an incident's title, impact, times and shards. */
export function CorrectionForm({ incident, known, stored, onDone }: CorrectionFormProps) {
  const { id, planned, editedAt } = incident;
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const { outcome, send } = usePublish(`correction-${id}`, `/${id}`);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const edit = correctionOf(stored.draft, known);
    if (Object.keys(edit).length > 0) {
      const body = { ...edit, seen: editedAt };
      const times = { scheduledFor: planned?.from ?? null, scheduledUntil: planned?.until ?? null };
      const checked = checkIncidentEdit(body, times);
      setProblems(checked.problems ?? {});
      if (checked.problems) return focusFirst(form.current, checked.problems);
      if (!(await send(body, STAFF_INCIDENTS.corrected))) return;
    }
    stored.clear();
    onDone();
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={STAFF_INCIDENTS.correct}
      onSubmit={(event) => void submit(event)}
      className="flex max-w-3xl flex-col gap-5"
    >
      <p className="text-quiet">{STAFF_INCIDENTS.correctText}</p>
      <FactFields
        kind={planned ? "maintenance" : "incident"}
        draft={stored.draft}
        change={stored.change}
        problems={problems}
      />
      <WriteFailure outcome={outcome} again={ERRORS.rightsEnded} />
      <SaveButtons
        isBusy={outcome === "sending"}
        onCancel={() => {
          stored.clear();
          onDone();
        }}
      />
    </form>
  );
}

/** 'Save', and 'Cancel', which discards the text. */
export function SaveButtons({ isBusy, onCancel }: { isBusy: boolean; onCancel: () => void }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {isBusy ? STAFF_INCIDENTS.saving : STAFF_INCIDENTS.save}
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        {STAFF_INCIDENTS.cancel}
      </Button>
    </div>
  );
}
