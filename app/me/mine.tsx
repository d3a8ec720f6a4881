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

interface MineProps {
  /** What the loader says of whoever asks. */
  person: SignedInPerson | "signed-out" | "unavailable";
  /** Why one should sign in. */
  signIn: string;
  children: (person: SignedInPerson) => ReactNode;
}

/** What only whoever is signed in may see: it is gone at once when they sign out, in another tab too. */
export function Mine({ person, signIn, children }: MineProps) {
  const { state, viewer } = useViewer();
  const [wasSeen, setSeen] = useState(false);
  if (state === "signed-in" && !wasSeen) setSeen(true);
  const { revalidate } = useRevalidator();
  const isOther = typeof person === "object" && viewer !== null && viewer.id !== person.id;
  // The session, which is another person's once somebody signs in in another tab.
  useEffect(() => {
    if (isOther) void revalidate();
  }, [isOther, revalidate]);

  if (person === "unavailable") return <PageFailure text={YOU.unavailable} />;
  if (wasSeen && state === "signed-out") return <SignInFirst text={YOU.left} />;
  if (person === "signed-out") return <SignInFirst text={signIn} />;
  return isOther ? null : children(person);
}

/** In place of a page about whoever is signed in, where nobody is; signing in returns to it. */
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
