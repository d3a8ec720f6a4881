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
