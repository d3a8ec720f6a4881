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

const ZONED: Intl.DateTimeFormatOptions = { ...SHAPE, timeZoneName: "short" };

/** A time (epoch ms) in the reader's zone, named once on the page; in UTC until hydrated. */
export function LocalTime({ at, zone = false }: { at: number; zone?: boolean }) {
  const isHydrated = useHydrated();
  const time = new Date(at);
  const utc = `${time.toLocaleString(LANGUAGE, { ...SHAPE, timeZone: "UTC" })} UTC`;
  return (
    <time dateTime={time.toISOString()} title={utc}>
      {isHydrated ? time.toLocaleString(LANGUAGE, zone ? ZONED : SHAPE) : utc}
    </time>
  );
}
