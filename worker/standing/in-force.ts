import { isInForce, LATEST, sanctionEnd } from "../../app/contract/in-force.ts";
import type { ListId } from "../../app/contract/lists.ts";
import type { Sanction } from "../../app/contract/sanction.ts";

/** What blocks somebody from a target now: all rows of a list about the two. Times in epoch ms. */
export interface SanctionInForce {
  list: ListId;
  subject: string;
  target: string | null;
  /** When the newest row was given. */
  since: number;
  /** When the last row ends; null where it is permanent, and where the end is not known. */
  until: number | null;
  permanent: boolean;
  /** Of the row that lasts longest. */
  reason: string | null;
  /** Who gave the rows. */
  givers: readonly string[];
}

/** What is in force at `now` (epoch ms), each target of a list once. */
export function inForce(sanctions: readonly Sanction[], now: number): SanctionInForce[] {
  const rows = Map.groupBy(
    sanctions.filter((sanction) => isInForce(sanction, now)),
    ({ list, subject, target }) => JSON.stringify([list, subject, target]),
  );
  return [...rows.values()].map((same) => {
    const longest = same.reduce((a, b) => (endOf(b) > endOf(a) ? b : a));
    const { list, subject, target, reason } = longest;
    const end = sanctionEnd(longest);
    const permanent = end === Infinity;
    return {
      list,
      subject,
      target,
      since: Math.round(Math.max(...same.map(({ timestamp }) => timestamp)) * 1000),
      until: end === null || permanent ? null : Math.min(LATEST, end),
      permanent,
      reason: reason.trim() || null,
      givers: [...new Set(same.flatMap(({ moderator }) => moderator || []))],
    };
  });
}

/** The end by which rows are compared: a permanent one's is the latest, then one that is not known. */
function endOf(sanction: Sanction): number {
  return sanctionEnd(sanction) ?? Number.MAX_VALUE;
}
