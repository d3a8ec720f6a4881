import { Suspense, type ReactNode } from "react";
import { Await, Navigate } from "react-router";
import type { Listing } from "./listing.ts";
import { LoadingCommands } from "./loading.tsx";

/** Where the guard sends a visitor who lost the right to see the list while it was loading. */
interface Elsewhere {
  goTo: string;
}

/** A list on its way: what a client navigation has, so that the page shows at once. */
interface Later {
  later: Promise<Listing | Elsewhere>;
}

interface ArrivedProps {
  listing: Listing | Later;
  children: (listing: Listing) => ReactNode;
}

/** Shows a list that is there, or nine placeholder cards until it and its script are. */
export function Arrived({ listing, children }: ArrivedProps) {
  return (
    <Suspense fallback={<LoadingCommands />}>
      {"later" in listing ? (
        <Await resolve={listing.later}>
          {(outcome: Listing | Elsewhere) =>
            "goTo" in outcome ? <Navigate to={outcome.goTo} replace /> : children(outcome)
          }
        </Await>
      ) : (
        children(listing)
      )}
    </Suspense>
  );
}
