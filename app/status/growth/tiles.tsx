import { useState, type ReactNode } from "react";
import { SHARDS } from "../../content/status/shards.ts";
import { RANGE_WORDS, STATUS } from "../../content/status/status.ts";
import type { Range } from "../../contract/range.ts";
import type { Point } from "../../contract/status.ts";
import { formatChange, formatCount } from "../../format/number.ts";
import { formatLatency } from "../shards/locate.ts";
import { periodOf, type Change, type Current } from "./series.ts";

function Delta({ change, period }: { change: number | undefined; period: string }) {
  if (change === undefined) return null;
  const text = formatChange(change);
  if (!text) return <span className="text-sm text-muted">{STATUS.unchanged(period)}</span>;
  return (
    <span className="figures text-sm">
      <span className={text.startsWith("+") ? "font-600 text-ok" : "font-600 text-down"}>
        {text}
      </span>{" "}
      <span className="text-muted">{period}</span>
    </span>
  );
}

interface TileProps {
  label: string;
  value: string;
  note?: ReactNode;
  className?: string;
}

function Tile({ label, value, note, className = "" }: TileProps) {
  return (
    <div
      className={`card flex sm:min-h-30 flex-col gap-y-1 p-4 [container-type:inline-size] sm:p-5 ${className}`}
    >
      <dt className="text-sm text-muted">{label}</dt>
      {/* The largest size at which hundreds of millions fit half a phone. */}
      <dd className="figures font-display text-[clamp(1rem,17cqi,2rem)] font-650 leading-tight text-text">
        <AnimatedValue text={value} />
      </dd>
      {note && <dd>{note}</dd>}
    </div>
  );
}

interface TilesProps {
  current: Current;
  change: Change | null;
  points: readonly Point[];
  range: Range;
  /** Epoch ms. */
  now: number;
}

export function Tiles({ current, change, points, range, now }: TilesProps) {
  const since = points[0]?.from?.timestamp;
  const period = since === undefined ? RANGE_WORDS[range] : periodOf(range, since, now);
  const { latency, servers, users, partial } = current;
  // Missing shards count nobody, so the totals are unknown.
  const isUnknown = partial && servers === 0;
  const missing = partial ? (
    <span className="text-sm text-warn">{isUnknown ? STATUS.unknownNow : STATUS.partialNow}</span>
  ) : undefined;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
      <Tile
        className="max-lg:col-span-full"
        label={STATUS.latency}
        value={formatLatency(latency)}
      />
      <Tile
        label={STATUS.servers}
        value={isUnknown ? SHARDS.unknown : formatCount(servers)}
        note={missing ?? <Delta change={change?.servers} period={period} />}
      />
      <Tile
        label={STATUS.users}
        value={isUnknown ? SHARDS.unknown : formatCount(users)}
        note={missing ?? <Delta change={change?.users} period={period} />}
      />
    </dl>
  );
}

/** Text in which a new value fades in. */
function AnimatedValue({ text }: { text: string }) {
  const [first] = useState(text);
  // A new element for each value restarts the animation.
  return (
    <span
      key={text}
      className={text === first ? undefined : "animate-fade-in animate-duration-250"}
    >
      {text}
    </span>
  );
}
