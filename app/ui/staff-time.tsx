import { formatDateTime, isoTime } from "../format/date.ts";

/** A time (epoch ms) in the form of all staff pages, in UTC. */
export function StaffTime({ at }: { at: number }) {
  return (
    <time dateTime={isoTime(at)} className="md:whitespace-nowrap">
      {formatDateTime(at / 1000)}
    </time>
  );
}
