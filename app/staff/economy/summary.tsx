import { Link } from "react-router";
import { DAILY_TRANSFER_LIMIT } from "../../content/staff.ts";
import { formatDate } from "../../format/date.ts";
import { formatMoney } from "../../format/money.ts";
import { formatCount } from "../../format/number.ts";
import { Icon } from "../../ui/icon.tsx";
import type { EconomySums, TransferDay } from "./sums.ts";

/** The sums of the filtered transactions, on all pages. */
export function EconomySummary({ sums }: { sums: EconomySums }) {
  const sign = sums.net > 0 ? "+" : "";
  return (
    <div>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-4">
        <Sum title="Transactions" value={formatCount(sums.count)} />
        <Sum title="In" value={formatMoney(sums.in)} />
        <Sum title="Out, with transfers" value={formatMoney(sums.out)} />
        <Sum title="Net" value={sign + formatMoney(sums.net)} />
      </dl>
      {sums.unsorted > 0 ? (
        <p className="mt-2 text-quiet">
          {`${formatCount(sums.unsorted)} of other types ${sums.unsorted === 1 ? "is" : "are"} counted, but in no sum: the type does not say in or out.`}
        </p>
      ) : null}
    </div>
  );
}

function Sum({ title, value }: { title: string; value: string }) {
  return (
    <div className="bg-surface px-3 py-3 sm:px-4">
      <dt className="text-sm text-muted">{title}</dt>
      <dd className="wrap-anywhere font-600 figures sm:text-lg">{value}</dd>
    </div>
  );
}

/** The days over the daily transfer limit, each linked to its transfers. */
export function DaysOverLimit({ user, days }: { user: string; days: readonly TransferDay[] }) {
  if (days.length === 0) return null;
  return (
    <section
      aria-labelledby="over-limit"
      className="rounded-card border border-warn/50 bg-warn/8 px-4 py-3"
    >
      <h2 id="over-limit" className="flex items-center gap-2.5 font-600">
        <Icon name="alert-triangle" className="text-xl text-warn" />
        {`Over the daily transfer limit of ${formatCount(DAILY_TRANSFER_LIMIT)} on ${days.length === 1 ? "1 day" : `${days.length} days`}`}
      </h2>
      <ul className="mt-1 flex flex-col">
        {days.map(({ day, sum, transfers }) => (
          <li key={day}>
            <Link
              to={`/staff/logging/economy?user=${user}&type=transfer&startDate=${day}&endDate=${day}`}
              className="inline-flex min-h-11 flex-wrap items-center gap-x-4 rounded-sm focus-ring"
            >
              <span className="link figures">{formatDate(Date.parse(day))}</span>
              <span className="figures">{formatMoney(sum)}</span>
              <span className="text-sm text-muted">
                {transfers === 1 ? "1 transfer" : `${transfers} transfers`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
