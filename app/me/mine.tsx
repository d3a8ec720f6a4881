import { useEffect, useState, type ReactNode } from "react";
import { useRevalidator } from "react-router";
import { YOU } from "../content/you/you.ts";
import type { SignedInPerson } from "../contract/you.ts";
import { useViewer } from "../live/session/viewer.ts";
import { PageFailure } from "../page-load/page-failure.tsx";
import { SignInFirst } from "./sign-in-first.tsx";

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
