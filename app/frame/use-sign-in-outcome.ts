import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { ACCOUNT } from "../content/frame/frame.ts";
import { ERRORS } from "../content/errors.ts";
import { viewerStore } from "../live/session/viewer.ts";
import { toast } from "../live/toasts.tsx";

/** The worker puts `?signin=` on the address after a sign-in that didn't succeed. */
const OUTCOMES = new Map<string, { type: "error" | "blank"; text: string }>([
  ["failed", { type: "error", text: ERRORS.fetchUser }],
  ["too-many", { type: "error", text: ACCOUNT.tooManySignIns }],
  ["cancelled", { type: "blank", text: ACCOUNT.signInCanceled }],
]);

/** Shows why a sign-in failed, and cleans the address so that a reload doesn't repeat it. */
export function useSignInOutcome(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const outcome = query.get("signin");
    if (outcome === null) return undefined;
    query.delete("signin");
    const rest = query.toString();
    const end = () => {
      const { state } = viewerStore.get();
      if (outcome === "failed" && state === "loading") return;
      // With a session, another of two callbacks succeeded.
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
