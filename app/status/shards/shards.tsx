import { memo } from "react";
import { SHARDS } from "../../content/status/shards.ts";
import { STATUS } from "../../content/status/status.ts";
import type { Shard } from "../../contract/status.ts";
import { isoTime } from "../../format/date.ts";
import { formatMoment } from "../../format/moment.ts";
import { Reveal } from "../../ui/reveal.tsx";
import { DenseGrid } from "./dense.tsx";
import { ShardCard } from "./shard-card.tsx";
import { cellsOf } from "./cells.ts";

/** More shards are a dense grid instead of cards. */
const MOST_CARDS = 48;

interface ShardSectionProps {
  shards: readonly Shard[];
  /** The bot's shards; 0 if unknown. */
  count: number;
  /** When the bot sent them, epoch ms. */
  asOf: number;
  stale: boolean;
}

/** 'Shard Status': all shards that should exist. */
export const ShardSection = memo(function ShardSection(props: ShardSectionProps) {
  const { shards, count, asOf, stale } = props;
  const cells = cellsOf(shards, count);
  return (
    <Reveal>
      <section aria-labelledby="shards">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="shards" className="title-2">
            {STATUS.shards}
          </h2>
          <p className={stale ? "figures text-sm text-warn" : "figures text-sm text-muted"}>
            <span>{`${stale ? SHARDS.notCurrent : SHARDS.asOf} `}</span>
            <time dateTime={isoTime(asOf)}>{formatMoment(asOf)}</time>
          </p>
        </div>
        {cells.length > MOST_CARDS ? (
          <DenseGrid cells={cells} />
        ) : (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-2.5 sm:grid-cols-2 sm:gap-4 md:grid-cols-3 lg:grid-cols-4">
            {cells.map((cell) => (
              <ShardCard key={cell.id} cell={cell} />
            ))}
          </ul>
        )}
      </section>
    </Reveal>
  );
});
