import type { SendOutcome } from "../live/use-send.ts";
import { Icon } from "../ui/icon.tsx";
import { SignInAgain } from "./sign-in-again.tsx";

interface WriteFailureProps {
  outcome: SendOutcome;
  /** What needs a new sign-in. */
  again: string;
}

/** Why a write failed, above the button that tries again; otherwise nothing. */
export function WriteFailure({ outcome, again }: WriteFailureProps) {
  if (outcome === "sign-in") return <SignInAgain text={again} />;
  if (typeof outcome === "string" || "kept" in outcome) return null;
  const { failed, text } = outcome;
  return (
    <div
      role="alert"
      className="flex items-start gap-3 rounded-card border border-down/60 bg-down/10 px-4 py-3"
    >
      <Icon name="alert-triangle" className="mt-0.5 text-xl text-down" />
      <div className="min-w-0">
        <p className="font-600">{failed}</p>
        {text !== undefined && <p className="text-sm">{text}</p>}
      </div>
    </div>
  );
}
