import { SHARDS } from "../../content/status/shards.ts";
import { STATUS } from "../../content/status/status.ts";
import { formatCount } from "../../format/number.ts";
import { formatUptime } from "../../format/elapsed.ts";
import { StatusDot } from "../../ui/status-dot.tsx";
import { formatLatency } from "./locate.ts";
import type { Cell } from "./cells.ts";

const TONES = { operational: "ok", down: "down", silent: "gray" } as const;
const EDGES = {
  operational: "border-line",
  down: "border-down/45",
  silent: "border-dashed border-edge",
} as const;
/** On phones, where 24 cards are many screens, problems come first. */
const ORDER = {
  operational: "",
  down: "max-sm:order-first",
  silent: "max-sm:order-first",
} as const;

/** A shard with figures. A page shows up to 48, so each element counts. */
export function ShardCard({ cell, as: Tag = "li" }: { cell: Cell; as?: "li" | "div" }) {
  const { id, state, shard } = cell;
  return (
    <Tag
      id={`shard-${id}`}
      data-state={state}
      className={`card flex flex-col gap-1 p-3 sm:flex-row sm:flex-wrap sm:items-center sm:justify-between sm:p-4 [&>span]:text-sm ${EDGES[state]} ${ORDER[state]}`}
    >
      <h3 className="font-600">{SHARDS.shard(id)}</h3>
      <StatusDot tone={TONES[state]} label={SHARDS.states[state]} />
      {shard ? (
        <dl className="figures mt-2 grid w-full grid-cols-[auto_1fr] gap-x-2 gap-y-1 text-sm [&>dd]:text-end [&>dt]:text-muted">
          <dt>{SHARDS.uptime}</dt>
          <dd>{formatUptime(shard.uptime)}</dd>
          <dt>{SHARDS.latency}</dt>
          <dd>{formatLatency(shard.latency)}</dd>
          <dt>{SHARDS.servers}</dt>
          <dd>{formatCount(shard.server_count)}</dd>
          <dt>{SHARDS.users}</dt>
          <dd>{formatCount(shard.member_count)}</dd>
        </dl>
      ) : (
        <p className="mt-2 w-full text-sm text-muted">{STATUS.notHeard}</p>
      )}
    </Tag>
  );
}
