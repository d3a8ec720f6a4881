import { lazyPart } from "../page-load/lazy-part.tsx";
import { SkeletonCards } from "../ui/skeleton.tsx";

/** Pictures of the avatar history, newest first. */
export const Pictures = lazyPart(() => import("./grid.tsx"), {
  waiting: ({ records }) => <SkeletonCards count={records.length} />,
});
