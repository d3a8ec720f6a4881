import type { UserData } from "../contract/person.ts";

/** How long an id is kept out of sight because a name is about to take its place; see app.css. */
export type Pending = "asked" | "later";

/** Whether the name of a person is still to come: "later" where the card is not in view yet. */
export function pendingOf(
  user: UserData | null | undefined,
  isInView: boolean,
): Pending | undefined {
  if (user !== undefined) return undefined;
  return isInView ? "asked" : "later";
}

/** A person's display name, else their username, else the id. */
export function nameOf(id: string, user: UserData | null | undefined): string {
  return user?.user ?? user?.username ?? id;
}
