import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { STAFF_INCIDENTS, STATUS_WORDS } from "../../content/status/incidents.ts";
import { IMPACTS, INCIDENT_STATUSES, MAINTENANCE_STATUSES } from "../../contract/incident.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { inPlaceOfLink } from "../../ui/focus.ts";
import { checkNewIncident, type Problems } from "../validate.ts";
import type { IncidentView } from "../view.ts";
import { parseShards } from "../words.ts";
import { blankDraft, requestOf, type Draft, type Kind } from "./draft.ts";
import { FactFields } from "./fact-fields.tsx";
import { ChoiceField, focusFirst, PassageField } from "./fields.tsx";
import { ERRORS } from "../../content/errors.ts";
import { WriteFailure } from "../../page-load/write-failure.tsx";
import { keptUpdateOf, moveToCorrections, PublishButton } from "./kept.tsx";
import { Preview } from "./preview.tsx";
import { useDraft } from "./use-draft.ts";
import { usePublish } from "./use-publish.ts";

const BLANK = { incident: blankDraft("incident"), maintenance: blankDraft("maintenance") };
const STATES = {
  // A postmortem needs an incident.
  incident: INCIDENT_STATUSES.filter((status) => status !== "postmortem"),
  maintenance: MAINTENANCE_STATUSES,
};
const WORDS = STAFF_INCIDENTS.field;
const LIST = "/staff/incidents";

interface NewFormProps {
  kind: Kind;
  /** The published ones. */
  incidents: readonly IncidentView[];
}

/** Opens an incident or plans maintenance. */
export function NewForm({ kind, incidents }: NewFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { draft, change, clear } = useDraft(`new-${kind}`, BLANK[kind]);
  const [problems, setProblems] = useState<Problems>({});
  const { outcome, send, finish } = usePublish(`new-${kind}`, "");

  const keptUpdate = keptUpdateOf(outcome);
  const kept = incidents.find(({ updates }) => updates.some(({ id }) => id === keptUpdate));

  async function submit() {
    const body = requestOf(draft, kind);
    const checked = checkNewIncident(body);
    setProblems(checked.problems ?? {});
    if (checked.problems) return focusFirst(form.current, checked.problems);
    if (!(await send(body, STAFF_INCIDENTS.published))) return;
    clear();
    await navigate(LIST, { replace: true });
  }

  function publishAnother() {
    finish();
    void submit();
  }

  async function correct(incident: IncidentView) {
    moveToCorrections(draft, incident, keptUpdate);
    finish();
    clear();
    await navigate(`${LIST}#${incident.id}-title`, { replace: true });
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (keptUpdate === null) void submit();
      }}
      aria-labelledby="new-incident"
      className="card grid grid-cols-1 items-start gap-x-8 gap-y-5 p-5 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div ref={inPlaceOfLink} className="flex min-w-0 flex-col gap-5">
        <h2 id="new-incident" className="title-3">
          {kind === "incident" ? STAFF_INCIDENTS.newIncident : STAFF_INCIDENTS.newMaintenance}
        </h2>
        <FactFields kind={kind} draft={draft} change={change} problems={problems}>
          <ChoiceField
            name="status"
            label={WORDS.status}
            error={problems.status}
            value={draft.status}
            options={STATES[kind].map((status) => [status, STATUS_WORDS[status]])}
            onChange={(event) => change({ status: event.target.value })}
          />
        </FactFields>
        <PassageField
          name="text"
          rows={6}
          label={WORDS.text}
          hint={WORDS.textHint}
          error={problems.text}
          value={draft.text}
          onChange={(event) => change({ text: event.target.value })}
        />
        <WriteFailure outcome={outcome} again={ERRORS.rightsEnded} />
        <div className="flex flex-wrap items-center gap-3">
          <PublishButton
            outcome={outcome}
            onCorrect={kept && (() => void correct(kept))}
            onAnother={publishAnother}
          />
          <ButtonLink to={LIST} variant="ghost">
            {STAFF_INCIDENTS.cancel}
          </ButtonLink>
        </div>
        <p className="text-quiet">{STAFF_INCIDENTS.saved}</p>
      </div>
      <DraftPreview draft={draft} kind={kind} />
    </form>
  );
}

function DraftPreview({ draft, kind }: { draft: Draft; kind: Kind }) {
  const times = { from: Date.parse(draft.from), until: Date.parse(draft.until) };
  return (
    <Preview
      title={draft.title}
      status={STATES[kind].find((status) => status === draft.status) ?? STATES[kind][0]}
      impact={IMPACTS.find((impact) => impact === draft.impact) ?? "none"}
      shards={parseShards(draft.shards)}
      text={draft.text}
      planned={kind === "maintenance" ? times : null}
    />
  );
}
