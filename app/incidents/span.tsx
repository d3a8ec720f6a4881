import { LANGUAGE } from "../format/language.ts";
import { INCIDENTS } from "../content/status/incidents.ts";
import { formatDay, formatHour, isoTime } from "../format/date.ts";
import { useHydrated } from "../live/hooks/use-hydrated.ts";
import { Moment } from "./timeline.tsx";

interface Span {
  /** Epoch ms. */
  from: number;
  until: number;
}

/** A span's end; without its day if it began that day. */
export function End({ from, until }: Span) {
  if (formatDay(from) !== formatDay(until)) return <Moment at={until} />;
  return <time dateTime={isoTime(until)}>{formatHour(until)}</time>;
}

/** 'Nov 21, 2026, 10:35 – 11:20', in UTC */
export function UtcSpan({ from, until }: Span) {
  return (
    <>
      <Moment at={from} />
      {" – "}
      <End from={from} until={until} />
    </>
  );
}

const DAY: Intl.DateTimeFormatOptions = { weekday: "short", month: "short", day: "numeric" };
const HOUR: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };

/** In the reader's zone, once hydrated; its lines are kept free until then. */
export function LocalSpan({ from, until }: Span) {
  const isHydrated = useHydrated();
  // If the reader's clock shows UTC, this would repeat it.
  if (isHydrated && [from, until].every((at) => new Date(at).getTimezoneOffset() === 0))
    return null;
  return (
    <p className="min-h-10 text-sm text-muted sm:min-h-5">
      {isHydrated && INCIDENTS.yourTimes(localTime(from), localEnd({ from, until }))}
    </p>
  );
}

function localTime(at: number): string {
  return new Date(at).toLocaleString(LANGUAGE, { ...DAY, ...HOUR });
}

/** Without its day if it began that day. */
function localEnd({ from, until }: Span): string {
  const [begun, end] = [from, until].map((at) => new Date(at));
  const isSameDay = begun?.toDateString() === end?.toDateString();
  return isSameDay && end ? end.toLocaleTimeString(LANGUAGE, HOUR) : localTime(until);
}
