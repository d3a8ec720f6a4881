import { lazy, memo, Suspense, useDeferredValue, useMemo, type ComponentType } from "react";
import { whenUsed } from "../live/first-use.ts";

/**
 * A part of a page whose script is loaded when the page is used or has been idle for a while. Until then stands
 * what the server has drawn: new props wait, as React would draw the fallback in its place.
 */
export function laterPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Fallback: ComponentType,
): ComponentType<Props> {
  const Part = lazy(() => whenUsed(load));
  return memo(function LaterPart(props: Props) {
    const shown = useDeferredValue(props);
    return useMemo(
      () => (
        <Suspense fallback={<Fallback />}>
          <Part {...shown} />
        </Suspense>
      ),
      [shown],
    );
  });
}
