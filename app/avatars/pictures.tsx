import { lazy, Suspense, type ComponentProps } from "react";
import { SkeletonCards } from "../ui/skeleton.tsx";

// Rendered by the server; its script loads after the page's first ones.
const Grid = lazy(() => import("./grid.tsx"));

/** Pictures of the avatar history, newest first. */
export function Pictures(props: ComponentProps<typeof Grid>) {
  return (
    <Suspense fallback={<SkeletonCards count={props.records.length} />}>
      <Grid {...props} />
    </Suspense>
  );
}
