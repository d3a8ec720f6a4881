import { SITE } from "../content/site.ts";
import { useLogin } from "../live/session/login.ts";
import { ButtonAnchor } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

/** Replaces what needs a newer sign-in, which returns to this view. */
export function SignInAgain({ text }: { text: string }) {
  const login = useLogin();
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-warn/50 bg-warn/8 px-4 py-3"
    >
      <Icon name="shield" className="text-xl text-warn" />
      <p className="min-w-48 flex-1">{text}</p>
      <ButtonAnchor {...login} size="sm" icon="discord">
        {SITE.signInAgain}
      </ButtonAnchor>
    </div>
  );
}
