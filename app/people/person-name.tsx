import type { UserData } from "../contract/person.ts";

/** How long to hide an id whose name is coming; see app.css. */
export type Pending = "asked" | "later";

/** Whether a name is still coming: "later" while its card is out of view. */
export function pendingOf(
  user: UserData | null | undefined,
  isInView: boolean,
): Pending | undefined {
  if (user !== undefined) return undefined;
  return isInView ? "asked" : "later";
}

/** A person's display name, else username, else id. */
export function nameOf(id: string, user: UserData | null | undefined): string {
  return user?.user ?? user?.username ?? id;
}

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
