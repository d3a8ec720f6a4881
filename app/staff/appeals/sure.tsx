import { APPEALS as TEXT } from "../../content/staff/appeal-queue.ts";
import { Button } from "../../ui/button.tsx";
import { focusOnMount, restoreFocus } from "../../ui/focus.ts";

interface SureProps {
  question: string;
  yes: string;
  variant: "primary" | "danger";
  onSure: () => void;
  onCancel: () => void;
}

/** Asks before a decision, away from the pressed button: a double press decides nothing. */
export function Sure({ question, yes, variant, onSure, onCancel }: SureProps) {
  return (
    <div ref={restoreFocus} className="flex flex-col gap-4">
      <p ref={focusOnMount} tabIndex={-1} className="prose outline-none">
        {question}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant={variant} onClick={onSure}>
          {yes}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {TEXT.notYet}
        </Button>
      </div>
    </div>
  );
}
