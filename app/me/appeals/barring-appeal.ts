import type { OwnAppeal } from "../../contract/appeals.ts";
import type { StandingEntry } from "../../contract/standing.ts";

/**
 * The person's appeal because of which the next one about an entry in force is not taken yet; null where it is.
 * `appeals`: the newest first, as they were `at` (epoch ms).
 */
export function barringAppeal(
  appeals: readonly OwnAppeal[],
  { list, entry }: Pick<StandingEntry, "list" | "entry">,
  at: number,
): OwnAppeal | null {
  const known = appeals.find((one) => one.list === list && one.entry === entry);
  // Closed, and still in force: the bot has prolonged the entry since, or has it again.
  if (!known || known.state === "closed") return null;
  if (known.state !== "declined") return known;
  return known.again !== null && Date.parse(known.again) > at ? known : null;
}
