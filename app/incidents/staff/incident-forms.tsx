import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from "react";
import { STAFF_INCIDENTS } from "../../content/status/incidents.ts";
import { Button } from "../../ui/button.tsx";
import type { IncidentView } from "../view.ts";
import { CorrectionForm } from "./correction-form.tsx";
import { blankDraft, draftOf } from "./draft.ts";
import { nextState, UpdateForm } from "./update-form.tsx";
import { useDraft } from "./use-draft.ts";
import { Withdrawal } from "./withdrawal.tsx";

export type Panel = "update" | "correction" | "withdrawal";

/** A writer's actions for an incident; forms are folded until wanted or drafted. */
export function IncidentForms({
  incident,
  panels,
  timeline,
}: {
  incident: IncidentView;
  panels: readonly Panel[];
  /** Draws the updates; open corrections may change them, too. */
  timeline: (isCorrecting: boolean) => ReactNode;
}) {
  const next = nextState(incident);
  const kind = incident.planned ? "maintenance" : "incident";
  const blank = useMemo(() => blankDraft(kind, next), [kind, next]);
  const known = useMemo(() => draftOf(incident), [incident]);
  const update = useDraft(incident.id, blank);
  const correction = useDraft(`correction-${incident.id}`, known);
  const [chosen, choose] = useState<Panel | "none" | null>(null);
  const toggles = useRef<Partial<Record<Panel, HTMLButtonElement | null>>>({});
  const box = useFocusInView(incident.updates.length);
  const id = useId();
  // Opens a waiting draft.
  const waiting = update.isBegun ? "update" : correction.isBegun ? "correction" : "none";
  const open = chosen ?? waiting;
  const labels = {
    update: next === "postmortem" ? STAFF_INCIDENTS.writePostmortem : STAFF_INCIDENTS.write,
    correction: STAFF_INCIDENTS.correct,
    withdrawal: STAFF_INCIDENTS.withdraw,
  };

  function close(panel: Panel) {
    choose("none");
    toggles.current[panel]?.focus();
  }

  return (
    <div ref={box} className="flex flex-col gap-4">
      {timeline(open === "correction")}
      <div className="-mb-2 -ml-3 -mt-1 flex flex-wrap">
        {panels.map((panel) => (
          <Button
            key={panel}
            ref={(toggle) => void (toggles.current[panel] = toggle)}
            size="sm"
            variant="ghost"
            icon={open === panel ? "chevron-down" : "chevron-right"}
            aria-expanded={open === panel}
            aria-controls={open === panel ? id : undefined}
            onClick={() => choose(open === panel ? "none" : panel)}
            className={panel === "withdrawal" ? "text-down" : ""}
          >
            {labels[panel]}
          </Button>
        ))}
      </div>
      {open !== "none" && (
        <div id={id} className="border-t border-line pt-5">
          {open === "update" && (
            <UpdateForm incident={incident} stored={update} onDone={() => close("update")} />
          )}
          {open === "correction" && (
            <CorrectionForm
              incident={incident}
              known={known}
              stored={correction}
              onDone={() => close("correction")}
            />
          )}
          {open === "withdrawal" && (
            <Withdrawal incident={incident} onCancel={() => close("withdrawal")} />
          )}
        </div>
      )}
    </div>
  );
}

/** A ref for a card's forms: after an update moved the card, scrolls back to its focused part. */
function useFocusInView(count: number) {
  const box = useRef<HTMLDivElement>(null);
  const countBefore = useRef(count);
  useEffect(() => {
    if (countBefore.current === count) return;
    countBefore.current = count;
    const focused = document.activeElement;
    if (box.current?.contains(focused)) {
      focused?.scrollIntoView({ block: "nearest", behavior: "instant" });
    }
  }, [count]);
  return box;
}
