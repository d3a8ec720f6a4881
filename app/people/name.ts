import type { UserData } from "../contract/person.ts";

/** A person's display name, else their username, else the id. */
export function nameOf(id: string, user: UserData | null | undefined): string {
  return user?.user ?? user?.username ?? id;
}
