import { useMemo, useState, type PointerEvent } from "react";
import { BAR_WORDS, STATUS } from "../../content/status/status.ts";
import type { UptimeReport } from "../../contract/uptime.ts";
import { formatFullDay } from "../../format/date.ts";
import { useHydrated } from "../../live/hooks/use-hydrated.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { BAR_HEIGHT, barShapes, barsOf, formatShare, uptimeOf, type Bar } from "./bars.ts";
import { DAYS } from "../../contract/buckets.ts";

const FILLS = { ok: "fill-ok", warn: "fill-warn", down: "fill-down", gray: "fill-edge" } as const;
const TONES = ["ok", "warn", "down", "gray"] as const;

const HOW = `${STATUS.uptimeRule} ${STATUS.incidentRule}`;

/** Ninety days as bars. A range slider picks the day to show; the mouse shows others in passing. */
export function UptimeBars({ report }: { report: UptimeReport }) {
  const bars = useMemo(() => barsOf(report), [report]);
  const shapes = useMemo(() => barShapes(bars), [bars]);
  const [picked, setPicked] = useState(DAYS - 1);
  const hydrated = useHydrated();
  // Not the slider's value: pressing a slider at its value picks nothing.
  const [hovered, setHovered] = useState<number | null>(null);
  const shown = hovered ?? picked;
  const bar = bars[shown];
  const pickedBar = bars[picked];
  const overall = uptimeOf(report.days);
  return (
    <section aria-labelledby="uptime" className="card flex flex-col gap-4 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="uptime" className="title-3">
          {STATUS.uptime}
        </h2>
        <p className="figures text-sm text-muted">
          {overall !== null && (
            <span className="text-base font-600 text-text">{formatShare(overall)}</span>
          )}{" "}
          <span>{overall === null ? STATUS.uptimeNone : periodOf(report.days.length)}</span>
        </p>
      </div>
      {/* Time runs to the right in every language; a slider would follow the text. */}
      <div dir="ltr" className="day-bars relative">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${DAYS} ${BAR_HEIGHT}`}
          preserveAspectRatio="none"
          className="in-colour block h-12 w-full"
        >
          {TONES.map((tone) => (
            <path key={tone} d={shapes[tone]} className={FILLS[tone]} />
          ))}
          <path d={shapes.maintenance} className="fill-rank-blue" />
          {hovered !== null && (
            <rect
              data-hovered=""
              x={hovered}
              width={1}
              height={BAR_HEIGHT}
              className="fill-white/25"
            />
          )}
        </svg>
        {hydrated && pickedBar && (
          <input
            type="range"
            min={0}
            max={DAYS - 1}
            value={picked}
            aria-label={STATUS.pickDay}
            aria-valuetext={`${formatFullDay(pickedBar.at)}: ${pickedBar.text}`}
            onChange={(event) => {
              setPicked(event.target.valueAsNumber);
              setHovered(null);
            }}
            onPointerMove={(event) => setHovered(hoveredDay(event))}
            onPointerLeave={() => setHovered(null)}
            className="day-slider"
          />
        )}
      </div>
      {bar && (
        <p className="figures min-h-15 text-sm sm:min-h-6">
          <span className="font-600">{nameOf(bar, shown)}</span>
          <span className="text-muted"> · {bar.text}</span>
        </p>
      )}
      <Legend hasMaintenance={bars.some(({ maintenance }) => maintenance)} />
      <Disclosure summary={STATUS.howMeasured}>
        <p className="max-w-[72ch] text-sm text-muted">{HOW}</p>
      </Disclosure>
    </section>
  );
}

/** The meanings of the bars' colours. */
function Legend({ hasMaintenance }: { hasMaintenance: boolean }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      {TONES.map((tone) => (
        <li key={tone} className="flex items-center gap-2">
          <svg aria-hidden="true" viewBox="0 0 8 12" className="in-colour h-3 w-2">
            <rect
              x={tone === "gray" ? 2.5 : 0}
              width={tone === "gray" ? 3 : 8}
              height={12}
              className={FILLS[tone]}
            />
          </svg>
          {BAR_WORDS[tone]}
        </li>
      ))}
      {hasMaintenance && <MaintenanceKey />}
    </ul>
  );
}

function MaintenanceKey() {
  return (
    <li className="flex items-center gap-2">
      <svg aria-hidden="true" viewBox="0 0 8 12" className="in-colour h-3 w-2">
        <rect y={8} width={8} height={4} className="fill-rank-blue" />
      </svg>
      {BAR_WORDS.maintenance}
    </li>
  );
}

/** The day under the mouse; null for a finger, which drags. */
function hoveredDay({ pointerType, currentTarget, clientX }: PointerEvent): number | null {
  if (pointerType !== "mouse") return null;
  const { left, width } = currentTarget.getBoundingClientRect();
  const day = Math.floor(((clientX - left) / width) * DAYS);
  return Math.min(DAYS - 1, Math.max(0, day));
}

function nameOf({ at }: Bar, place: number): string {
  return place === DAYS - 1 ? STATUS.today : formatFullDay(at);
}

function periodOf(days: number): string {
  if (days === 1) return STATUS.uptimeToday;
  return days >= DAYS ? STATUS.uptimeDays : STATUS.recordedDays(days);
}
