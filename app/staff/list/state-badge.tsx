import { LISTS, SANCTIONS } from "../../content/staff/lists.ts";
import { formatDuration } from "../../format/duration.ts";
import { Badge } from "../../ui/badge.tsx";
import { sanctionState, secondsLeft, type SanctionTimes } from "../../contract/in-force.ts";

const TONES = {
  permanent: "down",
  active: "warn",
  expired: "neutral",
  unknown: "neutral",
} as const;

interface StateBadgeProps {
  sanction: SanctionTimes;
  /** Epoch ms from the loader, so that server and browser render the same. */
  now: number;
  /** The widest screens show its end beside it instead of the time left. */
  isBesideEnd?: boolean;
}

/** Whether a sanction is still in force, and for how long. */
export function StateBadge({ sanction, now, isBesideEnd = false }: StateBadgeProps) {
  const state = sanctionState(sanction, now);
  const left = secondsLeft(sanction, now);
  const remaining = left === null ? null : LISTS.endsIn(formatDuration(left));
  return (
    <span className="flex items-center gap-x-2 max-md:flex-wrap md:whitespace-nowrap">
      <Badge tone={TONES[state]}>{SANCTIONS[state]}</Badge>
      {remaining ? (
        <span
          title={remaining}
          className={`text-sm text-muted figures ${isBesideEnd ? "2xl:hidden" : ""}`}
        >
          {formatDuration(left).split(" ").slice(0, 2).join(" ")}
        </span>
      ) : null}
    </span>
  );
}
