import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { here } from "../content/addresses.ts";
import { SHARDS } from "../content/status/shards.ts";
import { RANGE_LABELS } from "../content/status/status.ts";
import { hasRead } from "../content/reads.ts";
import { RANGES, type Range } from "../contract/range.ts";
import { formatAgo } from "../format/elapsed.ts";
import { formatHour, isoTime } from "../format/date.ts";
import { formatMoment } from "../format/moment.ts";
import { StatusDot } from "../ui/status-dot.tsx";
import { bannerOf } from "./banner.ts";
import type { Health } from "./shards/health.ts";

interface RangeSwitchProps {
  range: Range;
  /** While another range loads. */
  disabled: boolean;
}

/** A form, so that it works without scripts. */
function RangeSwitch({ range, disabled }: RangeSwitchProps) {
  const [query, setQuery] = useSearchParams();
  const server = query.get("server");
  const form = useRef<HTMLFormElement>(null);
  const hadFocus = useRef(false);

  function choose(next: Range) {
    hadFocus.current = true;
    if (next === range) return;
    const chosen = new URLSearchParams(query);
    chosen.set("range", next);
    setQuery(chosen, { replace: true, preventScrollReset: true });
  }

  // A disabled button loses the focus; the new range's button gets it with the data.
  useEffect(() => {
    if (disabled || !hadFocus.current) return;
    hadFocus.current = false;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) form.current?.querySelector<HTMLButtonElement>("[aria-pressed=true]")?.focus();
  }, [disabled]);

  return (
    <form
      ref={form}
      action={here("/status")}
      aria-label={SHARDS.range}
      className="segments flex flex-wrap"
    >
      {/* Keeps the searched server in the address. */}
      {server && <input type="hidden" name="server" value={server} />}
      {RANGES.map((value) => (
        <button
          key={value}
          name="range"
          value={value}
          disabled={disabled}
          aria-pressed={value === range}
          onClick={(event) => {
            event.preventDefault();
            choose(value);
          }}
          className={`segment min-w-12 flex-1 tabular-nums max-sm:px-1 ${value === range ? "segment-on" : ""}`}
        >
          {RANGE_LABELS[value]}
        </button>
      ))}
    </form>
  );
}

interface SummaryProps extends RangeSwitchProps {
  health: Health;
  /** Shards that aren't ready, as text; "" for none. */
  troubles: string;
  /** When the bot sent it, epoch ms. */
  asOf: number;
  /** In seconds; null before hydration, as the document is the same at any age. */
  age: number | null;
  isOld: boolean;
}

const EDGES = {
  ok: "border-ok/35",
  warn: "border-warn/45",
  down: "border-down/55",
  gray: "border-edge",
} as const;

/** Whether the bot is up, and since when that is known. */
export function Summary({ health, troubles, asOf, age, isOld, ...rangeSwitch }: SummaryProps) {
  const hour = SHARDS.utc(formatHour(asOf));
  const silence = age === null ? SHARDS.noReportSince(hour) : SHARDS.noReportFor(formatAgo(age));
  const { tone, line, last } = bannerOf(health, isOld ? silence : null);
  const updated = age === null ? SHARDS.updatedAt(hour) : SHARDS.updated(formatAgo(age));
  return (
    <section
      aria-label={SHARDS.overall}
      data-tone={tone}
      className={`card flex flex-col gap-5 p-5 sm:flex-row sm:flex-wrap sm:items-center sm:justify-between ${EDGES[tone]}`}
    >
      <div className="flex flex-col gap-1">
        <h2 aria-live="polite" className="title-2 wrap-anywhere">
          <StatusDot tone={tone} label={line} />
        </h2>
        <p className="figures text-sm text-muted">
          {last && <span>{SHARDS.lastHeard(last)}</span>}
          <time dateTime={isoTime(asOf)}>{last ? formatMoment(asOf) : updated}</time>
          {troubles && <span>{` · ${troubles}`}</span>}
        </p>
      </div>
      {hasRead("history") && <RangeSwitch {...rangeSwitch} />}
    </section>
  );
}
