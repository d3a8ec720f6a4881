import { lazy, Suspense, type ComponentProps } from "react";
import { SkeletonCards } from "../ui/skeleton.tsx";

// The server draws them; their script comes after the page's first ones.
const Grid = lazy(() => import("./grid.tsx"));

/** Pictures of the avatar history (§2), newest first. */
export function Pictures(props: ComponentProps<typeof Grid>) {
  return (
    <Suspense fallback={<SkeletonCards count={props.records.length} />}>
      <Grid {...props} />
    </Suspense>
  );
}
