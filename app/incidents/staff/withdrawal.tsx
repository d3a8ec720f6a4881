import { STAFF_INCIDENTS } from "../../content/status/incidents.ts";
import { Button } from "../../ui/button.tsx";
import { restoreFocus } from "../../ui/focus.ts";
import type { IncidentView } from "../view.ts";
import { ERRORS } from "../../content/errors.ts";
import { WriteFailure } from "../../page-load/write-failure.tsx";
import { usePublish } from "./use-publish.ts";

/** Explains a withdrawal, and withdraws once confirmed. */
export function Withdrawal({
  incident: { id },
  onCancel,
}: {
  incident: IncidentView;
  onCancel: () => void;
}) {
  const { outcome, send } = usePublish(`withdrawal-${id}`, `/${id}/withdraw`);
  const isBusy = outcome === "sending";

  return (
    <div ref={restoreFocus} className="flex max-w-3xl flex-col gap-4">
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {STAFF_INCIDENTS.withdrawText.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <WriteFailure outcome={outcome} again={ERRORS.rightsEnded} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="danger"
          isBusy={isBusy}
          onClick={() => void send({}, STAFF_INCIDENTS.withdrawn)}
        >
          {isBusy ? STAFF_INCIDENTS.withdrawing : STAFF_INCIDENTS.withdrawNow}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {STAFF_INCIDENTS.cancel}
        </Button>
      </div>
    </div>
  );
}
