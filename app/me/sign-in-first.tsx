import { SITE } from "../content/site.ts";
import { YOU } from "../content/you/you.ts";
import { useLogin } from "../live/session/login.ts";
import { ButtonAnchor } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";

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
