import type { ReactNode } from "react";
import { useHydrated } from "../live/hooks/use-hydrated.ts";

interface BeforeViewerProps {
  /** For visitors without a session. */
  login: ReactNode;
  /** For people who have one, until the script has requested their name. */
  waiting: ReactNode;
}

/** Login, or its placeholder, in the server's document, which is the same for everybody; app.css picks one. */
export function BeforeViewer({ login, waiting }: BeforeViewerProps) {
  const isHydrated = useHydrated();
  if (isHydrated) return login;
  return (
    <>
      <span data-unless-hint="" className="contents">
        {login}
      </span>
      <span data-if-hint="" className="contents">
        {waiting}
      </span>
    </>
  );
}
