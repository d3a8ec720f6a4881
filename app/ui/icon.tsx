import icons from "./icons.svg?no-inline";
import type { IconName } from "../content/icons.ts";

/**
 * A decorative icon, hidden from screen readers. Icons come from one SVG sprite, which doesn't
 * block the first paint; as backgrounds in the inlined styles they would.
 */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={`icon ${className}`}>
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
