import type { Job, NoCall } from "./settle.ts";
import type { Outcome } from "./webhook.ts";

/** A shorter failure of the platform is over before anybody could act. */
const LATE_MS = 3 * 60_000;
/** One channel may have a fault of its own. */
const FEWEST_FOLLOWERS = 2;

/** Whether news that is late was not taken because the platform failed, and not because of its channel. */
export function isUnanswered(
  outcome: Outcome | NoCall,
  { claim, claimedUpdate }: Job,
  now: number,
): boolean {
  const [update] = claimedUpdate.incident.updates;
  return (
    outcome.kind === "failed" &&
    outcome.byPlatform &&
    claim.task === "post" &&
    update !== undefined &&
    now - update.at >= LATE_MS
  );
}

/** Whether nobody can be told: of all who were called, the platform failed for each. One counts where there is no other. */
export async function isNobodyTold(
  { called, unanswered }: { called: number; unanswered: number },
  hasOneFollower: () => Promise<boolean>,
): Promise<boolean> {
  if (unanswered === 0 || unanswered < called) return false;
  return unanswered >= FEWEST_FOLLOWERS || hasOneFollower();
}
