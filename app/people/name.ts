import type { UserData } from "../contract/person.ts";

/** How a person is called: display name, else username, else the id (§8, user lookup failure). */
export function nameOf(id: string, user: UserData | null | undefined): string {
  return user?.user ?? user?.username ?? id;
}
