import { Suspense, type ReactNode } from "react";
import { Await, Navigate } from "react-router";
import { Skeleton, SkeletonCards } from "../ui/skeleton.tsx";
import type { Listing } from "./listing.ts";

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

function LoadingCommands() {
  return (
    <div>
      <div className="grid gap-3 py-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
      <div className="mb-4 h-19.25 border-b border-line lg:h-14.25" />
      <SkeletonCards
        count={9}
        className="grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))]"
        cardClassName="h-58"
      />
    </div>
  );
}
