import { Suspense, type ReactNode } from "react";
import { Await, Navigate } from "react-router";
import { Skeleton, SkeletonCards } from "../ui/skeleton.tsx";
import type { Listing } from "./listing.ts";

/** A redirect of the staff guard while the list was loading. */
interface Redirect {
  redirectTo: string;
}

/** The loader data of a client navigation, which shows the page before the list is loaded. */
interface Deferred {
  deferred: Promise<Listing | Redirect | null>;
}

interface DeferredListingProps {
  listing: Listing | Deferred | null;
  /** Renders the list; null where it could not be read. */
  children: (listing: Listing | null) => ReactNode;
}

/** Renders a list, or placeholder cards until its data and scripts are loaded. */
export function DeferredListing({ listing, children }: DeferredListingProps) {
  return (
    <Suspense fallback={<LoadingCommands />}>
      {listing && "deferred" in listing ? (
        <Await resolve={listing.deferred}>
          {(answer: Listing | Redirect | null) =>
            answer && "redirectTo" in answer ? (
              <Navigate to={answer.redirectTo} replace />
            ) : (
              children(answer)
            )
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
