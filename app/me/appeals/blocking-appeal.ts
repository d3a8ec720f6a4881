import type { OwnAppeal } from "../../contract/own-appeals.ts";
import type { StandingEntry } from "../../contract/standing.ts";

/**
 * The appeal that blocks the next one about an entry in force; null for none. `appeals` are newest
 * first, as of `at` (epoch ms).
 */
export function blockingAppeal(
  appeals: readonly OwnAppeal[],
  { list, entry }: Pick<StandingEntry, "list" | "entry">,
  at: number,
): OwnAppeal | null {
  const known = appeals.find((one) => one.list === list && one.entry === entry);
  return known && blocks(known, at) ? known : null;
}

/** Whether the newest deletion request, as of `at` (epoch ms), permits another. */
export function mayAskForDeletion(newest: OwnAppeal | undefined, at: number): boolean {
  return !newest || !blocks(newest, at);
}

/** An open one blocks the next; a declined one does for a while. */
function blocks({ state, again }: OwnAppeal, at: number): boolean {
  if (state === "done" || state === "withdrawn") return false;
  return state !== "declined" || (again !== null && Date.parse(again) > at);
}
