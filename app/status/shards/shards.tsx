import { memo } from "react";
import { STATUS } from "../../content/status.ts";
import type { Shard } from "../../contract/status.ts";
import { formatDateTime, isoTime } from "../../format/date.ts";
import { DenseGrid } from "./dense.tsx";
import { ShardCard } from "./shard-card.tsx";
import { slotsOf } from "./cells.ts";

/** Above this many shards cards are a wall; a dense grid takes over. */
export const MOST_CARDS = 48;

interface ShardSectionProps {
  shards: readonly Shard[];
  /** Epoch ms at which the bot said it. */
  asOf: number;
  stale: boolean;
}

/** 'Shard Status' (§2): one card for every shard there should be, or a dense grid of many. */
export const ShardSection = memo(function ShardSection({ shards, asOf, stale }: ShardSectionProps) {
  const slots = slotsOf(shards);
  return (
    <section aria-labelledby="shards">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="shards" className="title-2">
          {STATUS.shards}
        </h2>
        <p className={stale ? "figures text-sm text-warn" : "figures text-sm text-muted"}>
          {stale ? "Not current: as of " : "As of "}
          <time dateTime={isoTime(asOf)}>{formatDateTime(asOf / 1000)}</time> UTC
        </p>
      </div>
      {slots.length > MOST_CARDS ? (
        <DenseGrid slots={slots} />
      ) : (
        <ul className="grid grid-cols-2 gap-2.5 sm:gap-4 md:grid-cols-3 lg:grid-cols-4">
          {slots.map((slot) => (
            <ShardCard key={slot.id} slot={slot} />
          ))}
        </ul>
      )}
    </section>
  );
});
