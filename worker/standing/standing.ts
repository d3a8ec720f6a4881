import type { Standing, StandingEntry } from "../../app/contract/standing.ts";
import { you } from "../../app/content/you/you.static.ts";
import { entryOf } from "./entry.ts";
import { inForce } from "./in-force.ts";
import type { Sanction, SanctionsRead } from "./read.ts";

/** The most sanctions that are named; no bot has as many commands. */
const MOST_ENTRIES = 500;

/** What bars somebody at `now` (epoch ms), as `person` may see it: without who gave it. */
export async function standingOf(
  { sanctions, failed }: Pick<SanctionsRead, "sanctions" | "failed">,
  { person, secret, now }: { person: string; secret: string; now: number },
): Promise<Standing> {
  const bars = inForce(sanctions, now).slice(0, MOST_ENTRIES);
  const entries = await Promise.all(
    bars.map(async (bar): Promise<StandingEntry> => {
      const { list, target, givenAt, until, permanent, reason } = bar;
      return {
        list,
        entry: await entryOf(secret, { ...bar, person }),
        target,
        since: isoOf(givenAt),
        until: isoOf(until),
        permanent,
        reason: you.reasons.includes(list) ? reason : null,
      };
    }),
  );
  return { entries, failed };
}

function isoOf(time: Sanction["until"]): string | null {
  return time === null ? null : new Date(time).toISOString();
}
