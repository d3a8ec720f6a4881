import { SHARDS } from "../content/status/shards.ts";
import { Skeleton } from "../ui/skeleton.tsx";

const CARDS = Array.from({ length: 12 }, (_, i) => i);

/** Placeholders of the two charts. */
export function LoadingCharts() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {[0, 1].map((i) => (
        <div key={i} data-skeleton="" className="card flex h-93 flex-col gap-4 p-5">
          <Skeleton className="h-6 w-36" />
          <Skeleton className="grow" />
        </div>
      ))}
    </div>
  );
}

/** Placeholders of the tiles and the charts. */
function LoadingFigures() {
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
        {[0, 1, 2].map((i) => (
          <div
            key={i}
            data-skeleton=""
            className="card flex min-h-28 flex-col gap-3 p-4 first:max-lg:col-span-2 first:max-sm:min-h-22 sm:min-h-30 sm:p-5"
          >
            <Skeleton className="h-4 w-24 max-w-full" />
            <Skeleton className="h-9 w-36 max-w-full" />
          </div>
        ))}
      </div>
      <LoadingCharts />
    </>
  );
}

/** Placeholder of the uptime. */
function LoadingPast() {
  return (
    <div data-skeleton="" className="card h-66 p-5">
      <Skeleton className="h-6 w-28" />
    </div>
  );
}

/** Placeholders of the shards. */
function LoadingShards() {
  return (
    <div className="grid grid-cols-2 gap-2.5 sm:gap-4 md:grid-cols-3 lg:grid-cols-4">
      {CARDS.map((i) => (
        <div key={i} data-skeleton="" className="card flex h-42 flex-col gap-3 p-4">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      ))}
    </div>
  );
}

/** Placeholders of the whole page. */
export function LoadingStatus() {
  return (
    <div role="status" className="flex flex-col gap-8">
      <span className="sr-only">{SHARDS.loading}</span>
      <div data-skeleton="" className="card flex min-h-26 items-center justify-between gap-6 p-5">
        <Skeleton className="h-8 w-64 max-w-full" />
        <Skeleton className="h-13 w-64 max-sm:hidden" />
      </div>
      <div data-skeleton="" className="card h-56 p-5">
        <Skeleton className="h-6 w-40" />
      </div>
      <LoadingFigures />
      <LoadingPast />
      <LoadingShards />
    </div>
  );
}
