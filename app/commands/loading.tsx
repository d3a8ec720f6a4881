import { SkeletonCards } from "../ui/skeleton.tsx";

/** What stands in place of a command list while it loads: nine cards (§9). */
export function LoadingCommands() {
  return (
    <div aria-busy="true" aria-label="Loading commands">
      <div className="h-11 rounded-md bg-surface" />
      <SkeletonCards
        count={9}
        className="mt-16 grid gap-4 sm:grid-cols-2 lg:grid-cols-3"
        cardClassName="h-52"
      />
    </div>
  );
}
