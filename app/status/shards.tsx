import { STATUS } from "../content/status.ts";
import type { Shard } from "../contract/status.ts";
import { formatCount } from "../format/number.ts";
import { formatUptime } from "../format/uptime.ts";
import { Card } from "../ui/card.tsx";
import { StatusDot } from "../ui/status-dot.tsx";

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-muted">{label}</dt>
      <dd className="tabular-nums text-text">{value}</dd>
    </div>
  );
}

function ShardCard({ shard }: { shard: Shard }) {
  return (
    <Card as="li">
      <h3 className="mb-3 flex flex-wrap items-center justify-between gap-2 title-3">
        {`Shard ${shard.shard_id}`}
        <span className="text-sm font-medium">
          {shard.is_ready ? (
            <StatusDot tone="ok" label={STATUS.operational} />
          ) : (
            <StatusDot tone="down" label={STATUS.down} />
          )}
        </span>
      </h3>
      <dl className="grid gap-1 text-sm">
        <Figure label="Uptime" value={formatUptime(shard.uptime)} />
        <Figure
          label="Latency"
          value={shard.latency === null ? "–" : `${Math.round(shard.latency)} ms`}
        />
        <Figure label="Servers" value={formatCount(shard.server_count)} />
        <Figure label="Users" value={formatCount(shard.member_count)} />
      </dl>
    </Card>
  );
}

/** A shard whose id is missing in the bot's answer. */
function SilentCard({ id }: { id: number }) {
  return (
    <Card as="li">
      <h3 className="mb-3 flex flex-wrap items-center justify-between gap-2 title-3">
        {`Shard ${id}`}
        <span className="text-sm font-medium">
          <StatusDot tone="down" label={STATUS.down} />
        </span>
      </h3>
      <p className="text-sm text-muted">{STATUS.noReport}</p>
    </Card>
  );
}

/** 'Shard Status' (§2): one card for every shard there should be, by id. */
export function ShardGrid({
  shards,
  silent,
}: {
  shards: readonly Shard[];
  silent: readonly number[];
}) {
  const cards = [
    ...shards.map((shard) => ({
      id: shard.shard_id,
      card: <ShardCard key={shard.shard_id} shard={shard} />,
    })),
    ...silent.map((id) => ({ id, card: <SilentCard key={id} id={id} /> })),
  ].sort((a, b) => a.id - b.id);
  return (
    <section aria-labelledby="shards">
      <h2 id="shards" className="title-2 mb-4">
        {STATUS.shards}
      </h2>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {cards.map(({ card }) => card)}
      </ul>
    </section>
  );
}
