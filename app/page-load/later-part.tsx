import { memo, useDeferredValue, type ComponentType } from "react";
import { whenUsed } from "../live/first-use.ts";
import { lazyPart, type LazyPartOptions } from "./lazy-part.tsx";

/**
 * A part of a page whose script is loaded when the page is used or has been idle for a while. Until then stands
 * what the server has drawn: new props wait, as React would draw the fallback in its place.
 */
export function laterPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  options: LazyPartOptions<Props>,
): ComponentType<Props> {
  const Part = lazyPart(() => whenUsed(load), options);
  return memo(function LaterPart(props: Props) {
    return <Part {...useDeferredValue(props)} />;
  });
}
