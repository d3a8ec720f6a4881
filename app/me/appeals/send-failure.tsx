import { SignInAgain } from "../../page-load/sign-in-again.tsx";
import { YOU } from "../../content/you/you.ts";
import type { Sent } from "./use-send.ts";

/** Why what was written did not arrive, above the button that sends it again. */
export function SendFailure({ outcome }: { outcome: Sent }) {
  if (outcome === "idle" || outcome === "sending") return null;
  if (outcome === "sign-in") return <SignInAgain text={YOU.againText} />;
  return (
    <p role="alert" className="rounded-card border border-down/60 bg-down/10 px-4 py-3">
      {outcome.failed}
    </p>
  );
}
