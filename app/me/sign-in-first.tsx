import { SITE } from "../content/site.ts";
import { YOU } from "../content/you/you.ts";
import { useLogin } from "../live/session/login.ts";
import { ButtonAnchor } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Icon } from "../ui/icon.tsx";

/** In place of a page about whoever is signed in, where nobody is; signing in returns to it. */
export function SignInFirst({ text }: { text: string }) {
  const login = useLogin();
  return (
    <Card as="section" className="flex max-w-160 flex-col items-start gap-4 md:p-6">
      <h2 className="title-3">{YOU.signInTitle}</h2>
      <p className="prose text-muted">{text}</p>
      <ButtonAnchor {...login} variant="primary" icon="discord" className="max-sm:w-full">
        {SITE.login}
      </ButtonAnchor>
    </Card>
  );
}

/** Where the sign-in is too old for what is asked. */
export function SignInAgain() {
  const login = useLogin();
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-warn/50 bg-warn/8 px-4 py-3"
    >
      <Icon name="shield" className="text-xl text-warn" />
      <p className="min-w-48 flex-1">{YOU.againText}</p>
      <ButtonAnchor {...login} size="sm" icon="discord">
        {YOU.again}
      </ButtonAnchor>
    </div>
  );
}
