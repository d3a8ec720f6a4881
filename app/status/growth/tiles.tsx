import { useState, type ReactNode } from "react";
import { SHARDS } from "../../content/status/shards.ts";
import { RANGE_WORDS, STATUS } from "../../content/status/status.ts";
import type { Range } from "../../contract/range.ts";
import type { Point } from "../../contract/status.ts";
import { formatChange, formatCount } from "../../format/number.ts";
import { formatLatency } from "../shards/locate.ts";
import { lineOf, marksOf, periodOf, type Change, type Current } from "./series.ts";

const WIDTH = 160;
const HEIGHT = 36;

/** The latency over the range; its label says the lowest and highest value. */
function Sparkline({ points, period }: { points: readonly Point[]; period: string }) {
  const line = lineOf(marksOf(points, "average_latency"), WIDTH, HEIGHT);
  if (!line || points.length < 2) return null;
  const label = STATUS.between(formatLatency(line.min), formatLatency(line.max), period);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`}
      preserveAspectRatio="none"
      className="in-colour h-10 w-[min(7rem,40cqi)] shrink-0 overflow-visible lg:w-40"
    >
      <path
        d={line.path}
        fill="none"
        stroke="var(--colors-accent-DEFAULT)"
        strokeWidth="1.75"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

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
  /** At the right. */
  beside?: ReactNode;
  className?: string;
}

function Tile({ label, value, note, beside, className = "" }: TileProps) {
  return (
    <div
      className={`card grid sm:min-h-30 grid-cols-[minmax(0,1fr)_auto] content-start gap-y-1 p-4 [container-type:inline-size] sm:p-5 ${className}`}
    >
      <dt className="col-start-1 text-sm text-muted">{label}</dt>
      {/* The largest size at which hundreds of millions fit into half of a phone's width. */}
      <dd className="figures col-start-1 font-display text-[clamp(1rem,17cqi,2rem)] font-650 leading-tight text-text">
        <AnimatedValue text={value} />
      </dd>
      {note && <dd className="col-span-2">{note}</dd>}
      {beside && <dd className="col-start-2 row-span-2 row-start-1 ms-4 self-end">{beside}</dd>}
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
  // Shards that are away count nobody: nothing is known of the totals then.
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
        beside={<Sparkline points={points} period={period} />}
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
  // Another element for each value, so that its animation begins anew.
  return (
    <span
      key={text}
      className={text === first ? undefined : "animate-fade-in animate-duration-250"}
    >
      {text}
    </span>
  );
}
