import icons from "./icons.svg?no-inline";
import type { IconName } from "../content/icons.ts";

/**
 * A decorative icon, hidden from screen readers. All icons come from one SVG sprite, which is fetched
 * without blocking the first paint; as background images in the inlined style sheet they would block it.
 */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={`icon ${className}`}>
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
