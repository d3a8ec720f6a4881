import type { Standing, StandingEntry } from "../../app/contract/standing.ts";
import { you } from "../../app/content/you/you.static.ts";
import { entryOf } from "./entry.ts";
import { inForce } from "./in-force.ts";
import type { SanctionsRead } from "./read.ts";

/** Most sanctions to name; no bot has as many commands. */
const MOST_ENTRIES = 500;

/** The sanctions in force at `now` (epoch ms), without the givers, whom `person` may not see. */
export async function standingOf(
  { sanctions, failed }: SanctionsRead,
  { person, secret, now }: { person: string; secret: string; now: number },
): Promise<Standing> {
  const entries = await Promise.all(
    inForce(sanctions, now)
      .slice(0, MOST_ENTRIES)
      .map(async (sanction): Promise<StandingEntry> => {
        const { list, target, since, until, permanent, reason } = sanction;
        return {
          list,
          entry: await entryOf(secret, { ...sanction, person }),
          target,
          since: new Date(since).toISOString(),
          until: until === null ? null : new Date(until).toISOString(),
          permanent,
          reason: you.reasons.includes(list) ? reason : null,
        };
      }),
  );
  return { entries, failed };
}
