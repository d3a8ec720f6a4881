import { Skeleton, SkeletonCards } from "../ui/skeleton.tsx";

/** Placeholders of the search and of nine cards. */
export function LoadingCommands() {
  return (
    <div>
      <div className="grid gap-3 py-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
      <div className="mb-4 h-25.25 border-b border-line sm:h-14.25" />
      <SkeletonCards
        count={9}
        className="mt-4 grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))]"
        cardClassName="h-58"
      />
    </div>
  );
}
