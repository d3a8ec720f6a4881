import { YOU } from "../content/you/you.ts";
import { failureText, isSignInTooOld } from "../live/http/request.ts";
import { SignInAgain } from "../page-load/sign-in-again.tsx";
import { LookNote } from "./look-note.tsx";

/** Why a look failed, or the sign-in that it needs first; nothing where it did not fail. */
export function LookFailure({ error }: { error: unknown }) {
  if (error === null) return null;
  if (isSignInTooOld(error)) return <SignInAgain text={YOU.againText} />;
  return <LookNote tone="down" text={failureText(error, YOU.failed)} />;
}
