import { SHARDS } from "../../content/status/shards.ts";
import { STATUS } from "../../content/status/status.ts";
import { formatCount } from "../../format/number.ts";
import { formatUptime } from "../../format/uptime.ts";
import { StatusDot } from "../../ui/status-dot.tsx";
import { formatLatency } from "./locate.ts";
import type { Cell } from "./cells.ts";

const TONES = { operational: "ok", down: "down", silent: "gray" } as const;
const EDGES = {
  operational: "border-line",
  down: "border-down/45",
  silent: "border-dashed border-edge",
} as const;

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <dt className="text-muted">{label}</dt>
      <dd className="figures ms-auto whitespace-nowrap text-text">{value}</dd>
    </div>
  );
}

/** One shard with its figures. */
export function ShardCard({ cell, as: Tag = "li" }: { cell: Cell; as?: "li" | "div" }) {
  const { id, state, shard } = cell;
  return (
    <Tag id={`shard-${id}`} data-state={state} className={`card p-3 sm:p-4 ${EDGES[state]}`}>
      <div className="mb-3 flex flex-col gap-1 sm:flex-row sm:items-center sm:justify-between">
        <h3 className="font-600">{SHARDS.shard(id)}</h3>
        <span className="text-sm">
          <StatusDot tone={TONES[state]} label={SHARDS.states[state]} />
        </span>
      </div>
      {shard ? (
        <dl className="grid gap-1 text-sm">
          <Fact label={SHARDS.uptime} value={formatUptime(shard.uptime)} />
          <Fact label={SHARDS.latency} value={formatLatency(shard.latency)} />
          <Fact label={SHARDS.servers} value={formatCount(shard.server_count)} />
          <Fact label={SHARDS.users} value={formatCount(shard.member_count)} />
        </dl>
      ) : (
        <p className="text-sm text-muted">{STATUS.notHeard}</p>
      )}
    </Tag>
  );
}
