import { useState } from "react";
import { STAFF_INCIDENTS, STATUS_WORDS } from "../../content/status/incidents.ts";
import {
  INCIDENT_STATUSES,
  MAINTENANCE_STATUSES,
  type AnyStatus,
  type IncidentUpdate,
} from "../../contract/incident.ts";
import { type IncidentView, isOver } from "../view.ts";
import { checkNewUpdate, type Problems } from "../validate.ts";
import { ERRORS } from "../../content/errors.ts";
import { WriteFailure } from "../../page-load/write-failure.tsx";
import { ChoiceField, PassageField } from "./fields.tsx";
import { keptUpdateOf, PublishButton } from "./kept.tsx";
import { Preview } from "./preview.tsx";
import { storeDraft, type StoredDraft } from "./use-draft.ts";
import { usePublish } from "./use-publish.ts";

/** The next possible states. */
function statesOf({ planned, status }: IncidentView): readonly AnyStatus[] {
  if (planned) return MAINTENANCE_STATUSES;
  return INCIDENT_STATUSES.filter((state) => state !== "postmortem" || isOver(status));
}

/** The likeliest next state. */
export function nextState({ planned, status }: IncidentView): AnyStatus {
  if (!isOver(status)) return status;
  return planned ? "completed" : "postmortem";
}

interface UpdateFormProps {
  incident: IncidentView;
  stored: StoredDraft;
  onDone: () => void;
}

/** Writes an update of an incident. */
export function UpdateForm({ incident, stored, onDone }: UpdateFormProps) {
  const { draft, change } = stored;
  const { title, impact, shards, updates, planned, status } = incident;
  const [problems, setProblems] = useState<Problems>({});
  const { outcome, send, finish } = usePublish(
    `update-of-${incident.id}`,
    `/${incident.id}/updates`,
  );
  const states = statesOf(incident);
  const state = states.find((each) => each === draft.status) ?? nextState(incident);

  const kept = updates.find(({ id }) => id === keptUpdateOf(outcome));

  async function submit() {
    const body = { status: state, text: draft.text, seen: updates[0]?.id };
    const current = updates[0]?.status ?? status;
    const checked = checkNewUpdate(body, { isMaintenance: planned !== null, current });
    setProblems(checked.problems ?? {});
    if (checked.problems) return;
    if (!(await send(body, STAFF_INCIDENTS.published))) return;
    stored.clear();
    onDone();
  }

  /** Only another update changes the state. */
  const isCorrectable = kept?.status === state;

  function correct({ id }: IncidentUpdate) {
    storeDraft(`update-${id}`, { text: draft.text });
    finish();
    stored.clear();
    onDone();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (keptUpdateOf(outcome) === null) void submit();
      }}
      className="grid grid-cols-1 items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="flex min-w-0 flex-col gap-5">
        <ChoiceField
          name="status"
          label={STAFF_INCIDENTS.field.status}
          error={problems.status}
          value={state}
          options={states.map((each) => [each, STATUS_WORDS[each]])}
          onChange={(event) => change({ status: event.target.value })}
        />
        <PassageField
          name="text"
          rows={5}
          label={STAFF_INCIDENTS.field.text}
          hint={STAFF_INCIDENTS.field.textHint}
          error={problems.text}
          value={draft.text}
          onChange={(event) => change({ text: event.target.value })}
        />
        <WriteFailure outcome={outcome} again={ERRORS.rightsEnded} />
        <PublishButton
          outcome={outcome}
          onCorrect={isCorrectable ? () => correct(kept) : undefined}
          onAnother={() => {
            finish();
            void submit();
          }}
        />
      </div>
      <Preview
        title={title}
        status={state}
        impact={impact}
        shards={shards}
        text={draft.text}
        planned={planned}
      />
    </form>
  );
}
