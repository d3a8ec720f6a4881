import { SkeletonCards } from "../ui/skeleton.tsx";

/** What stands in place of a command list while it loads: nine cards (§9). */
export function LoadingCommands() {
  return (
    <div>
      <div className="h-11 rounded-control bg-surface" />
      <SkeletonCards
        count={9}
        className="mt-16 grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))]"
        cardClassName="h-58"
      />
    </div>
  );
}
