import { formatDateTime, isoTime } from "../../format/date.ts";

/** A time (epoch seconds) in the form of all staff pages, in UTC. */
export function StaffTime({ at }: { at: number }) {
  return (
    <time dateTime={isoTime(at * 1000)} className="md:whitespace-nowrap">
      {formatDateTime(at)}
    </time>
  );
}
