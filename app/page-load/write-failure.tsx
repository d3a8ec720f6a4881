import { ERRORS } from "../contract/errors.ts";
import { Icon } from "../ui/icon.tsx";
import { SignInAgain } from "./sign-in-again.tsx";

/** Why what somebody of the team wrote was not accepted; `text` says more than `failed`. */
export type WriteFailed = "rights-ended" | { failed: string; text?: string };

/** The reason, above the button that tries again. */
export function WriteFailure({ failure }: { failure: WriteFailed }) {
  if (failure === "rights-ended") return <SignInAgain text={ERRORS.staffRightsEnded} />;
  const { failed, text } = failure;
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
