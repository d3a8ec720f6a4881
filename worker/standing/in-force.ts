import { isInForce, LATEST, sanctionEnd } from "../../app/contract/in-force.ts";
import type { ListId } from "../../app/contract/lists.ts";
import type { Sanction } from "../../app/contract/sanction.ts";

/** What blocks somebody from a target now: all rows of a list about the two. Times are epoch ms. */
export interface SanctionInForce {
  list: ListId;
  subject: string;
  target: string | null;
  /** When the newest row was given. */
  since: number;
  /** When the last row ends; null if permanent or unknown. */
  until: number | null;
  permanent: boolean;
  /** Of the longest row. */
  reason: string | null;
  /** Who gave the rows. */
  givers: readonly string[];
}

/** Sanctions in force at `now` (epoch ms), one for each list and target. */
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

/** For comparing: permanent is the latest, then unknown. */
function endOf(sanction: Sanction): number {
  return sanctionEnd(sanction) ?? Number.MAX_VALUE;
}
