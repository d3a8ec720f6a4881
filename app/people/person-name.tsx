import type { Pending } from "./name.ts";

interface PersonNameProps {
  name: string;
  /** Part of a sentence rather than a line. */
  inline?: boolean;
  /** Hides the id until it is looked up. */
  pending?: Pending;
  className?: string;
}

/**
 * A person's name, cut to a line. `bdi` isolates its direction: a right-to-left name is cut at its
 * end. Cutting also hides combining marks stacked on a letter.
 */
export function PersonName({ name, inline = false, pending, className = "" }: PersonNameProps) {
  const box = inline ? "inline-block max-w-full align-bottom" : "block";
  return (
    <bdi data-pending={pending} className={`${box} truncate text-start ${className}`}>
      {name}
    </bdi>
  );
}
