import type { IconName } from "./icons.ts";
import icons from "./icons.svg?no-inline";

/**
 * A drawn sign beside words; readers get the words alone. All signs come in one file behind the first
 * picture: as pictures of the style sheet, each was a document of its own that the first picture waited for.
 */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={`icon ${className}`}>
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
