import { LANGUAGE } from "../format/language.ts";
import { useHydrated } from "../live/hooks/use-hydrated.ts";

const SHAPE: Intl.DateTimeFormatOptions = {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
};

/** A time (epoch ms) by the reader's clock; in UTC, which it says, until the browser is known. */
export function LocalTime({ at }: { at: number }) {
  const isHydrated = useHydrated();
  const time = new Date(at);
  const utc = `${time.toLocaleString(LANGUAGE, { ...SHAPE, timeZone: "UTC" })} UTC`;
  return (
    <time dateTime={time.toISOString()} title={utc}>
      {isHydrated ? time.toLocaleString(LANGUAGE, SHAPE) : utc}
    </time>
  );
}
