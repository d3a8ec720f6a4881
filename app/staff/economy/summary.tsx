import { Link } from "react-router";
import { ECONOMY_LOGS as TEXT } from "../../content/staff/economy-logs.ts";
import { STAFF, DAILY_TRANSFER_LIMIT } from "../../content/staff/staff.ts";
import { formatDate } from "../../format/date.ts";
import { formatMoney, signedMoney } from "../../format/money.ts";
import { formatCount } from "../../format/number.ts";
import { Icon } from "../../ui/icon.tsx";
import type { DaysOver, EconomySums } from "./sums.ts";

/** Like amounts, without decimals. */
const LIMIT = formatMoney(DAILY_TRANSFER_LIMIT).replace(/,00$/, "");

/** The sums of the filtered transactions, on all pages. */
export function EconomySummary({ sums }: { sums: EconomySums }) {
  const { transfers, net, unsorted } = sums;
  const tiles = [
    [TEXT.sums.count, formatCount(sums.count)],
    [TEXT.sums.in, formatMoney(sums.in)],
    [TEXT.sums.out, formatMoney(sums.out)],
    ...(transfers.known
      ? [
          [TEXT.sums.sent, formatMoney(transfers.sent)],
          [TEXT.sums.received, formatMoney(transfers.received)],
        ]
      : [[TEXT.sums.moved, formatMoney(transfers.moved)]]),
    [transfers.known ? TEXT.sums.net : TEXT.sums.netWithoutTransfers, signedMoney(net)],
  ] as const;
  return (
    <section aria-label={TEXT.sums.label}>
      <dl className="flex flex-wrap gap-px overflow-hidden rounded-card border border-line bg-line">
        {tiles.map(([title, value]) => (
          <div key={title} className="min-w-[9.5rem] flex-auto bg-surface px-3 py-1.5">
            <dt className="text-sm text-muted">{title}</dt>
            <dd className="font-600 figures wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {unsorted > 0 ? (
        <p className="mt-2 text-quiet">{TEXT.unsorted(formatCount(unsorted), unsorted === 1)}</p>
      ) : null}
    </section>
  );
}

/** Days shown at once. */
const SHOWN_DAYS = 6;

/** The days over the daily transfer limit, each linked to its transfers. */
export function DaysOverLimit({ user, over }: { user: string; over: DaysOver }) {
  const { days, certain } = over;
  if (days.length === 0) return null;
  return (
    <section
      aria-labelledby="over-limit"
      className="rounded-card border border-warn/50 bg-warn/8 px-4 py-3"
    >
      <h2 id="over-limit" className="flex items-center gap-2.5 font-600">
        <Icon name="alert-triangle" className="text-xl text-warn" />
        {TEXT.overLimitTitle(LIMIT, days.length, certain)}
      </h2>
      {certain ? null : <p className="mt-1 text-quiet">{TEXT.perhaps}</p>}
      <Days user={user} days={days.slice(0, SHOWN_DAYS)} certain={certain} />
      {days.length > SHOWN_DAYS ? (
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer list-none items-center">
            {TEXT.moreDays(days.length - SHOWN_DAYS)}
          </summary>
          <Days user={user} days={days.slice(SHOWN_DAYS)} certain={certain} />
        </details>
      ) : null}
    </section>
  );
}

function Days({ user, days, certain }: { user: string } & DaysOver) {
  return (
    <ul className="mt-1 grid lg:grid-cols-2">
      {days.map(({ day, sum, transfers }) => (
        <li key={day}>
          <Link
            to={`/staff/logging/economy?user=${user}&type=transfer&startDate=${day}&endDate=${day}`}
            className="inline-flex min-h-11 flex-wrap items-center gap-x-4 rounded-sm focus-ring"
          >
            <span className="link figures">{formatDate(Date.parse(day))}</span>
            <span className="figures">{STAFF.sent(formatMoney(sum), certain)}</span>
            <span className="text-sm text-muted">{STAFF.transfers(transfers)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
