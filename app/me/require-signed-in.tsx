import { useEffect, useState, type ReactNode } from "react";
import { useRevalidator } from "react-router";
import type { SignedInPerson } from "../contract/you.ts";
import { useViewer } from "../live/session/viewer.ts";
import { PageFailure } from "../page-load/page-failure.tsx";
import { SITE } from "../content/site.ts";
import { YOU } from "../content/you/you.ts";
import { useLogin } from "../live/session/login.ts";
import { ButtonAnchor } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";

interface RequireSignedInProps {
  /** The person by the loader. */
  person: SignedInPerson | "signed-out" | "unavailable";
  /** Why to sign in. */
  signIn: string;
  children: (person: SignedInPerson) => ReactNode;
}

/** For the signed-in person only: removed at once on sign-out, in any tab. */
export function RequireSignedIn({ person, signIn, children }: RequireSignedInProps) {
  const { state, viewer } = useViewer();
  const [wasSeen, setSeen] = useState(false);
  if (state === "signed-in" && !wasSeen) setSeen(true);
  const { revalidate } = useRevalidator();
  const isOther = typeof person === "object" && viewer !== null && viewer.id !== person.id;
  // Another person may have signed in, in another tab.
  useEffect(() => {
    if (isOther) void revalidate();
  }, [isOther, revalidate]);

  if (person === "unavailable") return <PageFailure text={YOU.unavailable} />;
  if (wasSeen && state === "signed-out") return <SignInFirst text={YOU.left} />;
  if (person === "signed-out") return <SignInFirst text={signIn} />;
  return isOther ? null : children(person);
}

/** A personal page without a session; signing in returns to it. */
function SignInFirst({ text }: { text: string }) {
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
