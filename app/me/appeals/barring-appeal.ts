import type { OwnAppeal } from "../../contract/appeals.ts";
import type { StandingEntry } from "../../contract/standing.ts";

/**
 * The person's appeal that keeps the next one about an entry in force from being taken; null where none does.
 * `appeals`: the newest first, as they were `at` (epoch ms).
 */
export function barringAppeal(
  appeals: readonly OwnAppeal[],
  { list, entry }: Pick<StandingEntry, "list" | "entry">,
  at: number,
): OwnAppeal | null {
  const known = appeals.find((one) => one.list === list && one.entry === entry);
  return known && bars(known, at) ? known : null;
}

/** Whether a deletion request is taken, beside the newest one as it was `at` (epoch ms). */
export function mayAskForDeletion(newest: OwnAppeal | undefined, at: number): boolean {
  return !newest || !bars(newest, at);
}

/** What is open bars the next one, and what was declined does for a while. */
function bars({ state, again }: OwnAppeal, at: number): boolean {
  if (state === "done" || state === "withdrawn") return false;
  return state !== "declined" || (again !== null && Date.parse(again) > at);
}
