import { STAFF_INCIDENTS } from "../../content/status/incidents.ts";
import { Button } from "../../ui/button.tsx";
import type { IncidentView } from "../view.ts";
import { changedFacts, draftOf, type Draft } from "./draft.ts";
import { storeDraft } from "./use-draft.ts";
import type { SendOutcome } from "../../live/use-send.ts";

interface ChoiceProps {
  /** Missing if corrections can't turn what was published into what was typed. */
  onCorrect: (() => void) | undefined;
  onAnother: () => void;
}

/** Publishes; if an earlier press published other words, offers what to do with these. */
export function PublishButton({ outcome, ...choice }: ChoiceProps & { outcome: SendOutcome }) {
  if (keptUpdateOf(outcome) !== null) return <Choice {...choice} />;
  const isBusy = outcome === "sending";
  return (
    <Button type="submit" variant="primary" isBusy={isBusy} className="self-start">
      {isBusy ? STAFF_INCIDENTS.publishing : STAFF_INCIDENTS.publish}
    </Button>
  );
}

function Choice({ onCorrect, onAnother }: ChoiceProps) {
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-card border border-line px-4 py-3">
      <div>
        <p className="font-600">{STAFF_INCIDENTS.kept}</p>
        <p className="text-sm">{STAFF_INCIDENTS.keptText}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {onCorrect && (
          <Button variant="primary" onClick={onCorrect}>
            {STAFF_INCIDENTS.keptCorrect}
          </Button>
        )}
        <Button onClick={onAnother}>{STAFF_INCIDENTS.keptAnother}</Button>
      </div>
    </div>
  );
}

/** The update that an earlier press published; null for none. */
export function keptUpdateOf(outcome: SendOutcome): number | null {
  return typeof outcome === "object" && "kept" in outcome ? outcome.kept : null;
}

/** Moves typed text into the correction forms. Only another update changes the state. */
export function moveToCorrections(
  draft: Draft,
  incident: IncidentView,
  updateId: number | null,
): void {
  const facts = changedFacts(draft, draftOf(incident));
  if (Object.keys(facts).length > 0) storeDraft(`correction-${incident.id}`, facts);
  const { status, text } = draft;
  const update = incident.updates.find(({ id }) => id === updateId);
  if (update?.status !== status) storeDraft(incident.id, { status, text });
  else if (update.text !== text.trim()) storeDraft(`update-${update.id}`, { text });
}
