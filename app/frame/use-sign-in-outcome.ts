import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { ACCOUNT } from "../content/frame/frame.ts";
import { ERRORS } from "../content/errors.ts";
import { viewerStore } from "../live/session/viewer.ts";
import { toast } from "../live/toasts.tsx";

/** By the parameter `signin`, with which the worker redirects after a sign-in without success. */
const OUTCOMES = new Map<string, { type: "error" | "blank"; text: string }>([
  ["failed", { type: "error", text: ERRORS.fetchUser }],
  ["too-many", { type: "error", text: ACCOUNT.tooManySignIns }],
  ["cancelled", { type: "blank", text: ACCOUNT.signInCanceled }],
]);

/** Says how a sign-in without success ended, and takes it out of the address, so that a reload does not say it again. */
export function useSignInOutcome(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // The address, and who is signed in.
  useEffect(() => {
    const query = new URLSearchParams(search);
    const outcome = query.get("signin");
    if (outcome === null) return undefined;
    query.delete("signin");
    const rest = query.toString();
    const end = () => {
      const { state } = viewerStore.get();
      if (outcome === "failed" && state === "loading") return;
      // Who has a session has signed in, such as in the other of two callbacks.
      const isWrong = outcome === "failed" && state === "signed-in";
      const said = isWrong ? null : OUTCOMES.get(outcome);
      if (said) toast[said.type](said.text, { id: "signin" });
      void navigate(
        { pathname, search: rest && `?${rest}`, hash },
        { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
      );
    };
    const unsubscribe = viewerStore.subscribe(end);
    end();
    return unsubscribe;
  }, [pathname, search, hash, navigate]);
}
