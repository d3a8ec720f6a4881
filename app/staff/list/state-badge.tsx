import { SANCTIONS } from "../../content/staff/lists.ts";
import { Badge } from "../../ui/badge.tsx";
import { endsIn, sanctionState, type Sanction } from "./sanction.ts";

const TONES = {
  permanent: "down",
  active: "warn",
  expired: "neutral",
  unknown: "neutral",
} as const;

interface StateBadgeProps {
  sanction: Sanction;
  /** Epoch ms from the loader, so that server and browser render the same. */
  now: number;
}

/** Whether a sanction is still in force, and for how long. */
export function StateBadge({ sanction, now }: StateBadgeProps) {
  const state = sanctionState(sanction, now);
  const remaining = endsIn(sanction, now);
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 md:flex-col md:items-start">
      <Badge tone={TONES[state]}>{SANCTIONS[state]}</Badge>
      {remaining ? (
        <span className="text-sm text-muted figures lg:min-w-32">{remaining}</span>
      ) : null}
    </span>
  );
}
