import { STAFF } from "../../content/staff.ts";
import { ERRORS } from "../../contract/errors.ts";
import { UserCard } from "../../people/user-card.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { DaysOverLimit } from "../economy/summary.tsx";
import { EconomyTable } from "../economy/table.tsx";
import { transactionsFound } from "../economy/economy.ts";
import { LookupLists } from "./lists.tsx";
import { type Lookup } from "./lookup.ts";
import { RedBox } from "../red-box.tsx";

function Economy({ id, logs, transactions, daysOver }: Lookup) {
  return (
    <section aria-labelledby="lookup-economy" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="lookup-economy" className="title-3">
          {STAFF.economy}
        </h2>
        <p className="text-quiet figures">{transactionsFound(transactions)}</p>
      </div>
      {logs === null ? <RedBox text={ERRORS.economy} /> : null}
      {logs && logs.length > 0 ? (
        <>
          <DaysOverLimit user={id} days={daysOver} />
          <EconomyTable
            logs={logs}
            daysOver={new Set(daysOver.map(({ day }) => day))}
            sort={null}
          />
          <ButtonLink
            to={`/staff/logging/economy?user=${id}`}
            size="sm"
            icon="arrow-right"
            className="self-start"
          >
            All transactions
          </ButtonLink>
        </>
      ) : null}
      {logs?.length === 0 ? <p className="text-muted">{STAFF.noLogsText}</p> : null}
    </section>
  );
}

/** What there is about a user or server: profile, blacklists, economy. */
export default function Found({ found, now }: { found: Lookup; now: number }) {
  return (
    <>
      <UserCard isDense id={found.id} user={found.user} />
      <section aria-labelledby="lookup-blacklists" className="flex flex-col gap-4">
        <h2 id="lookup-blacklists" className="title-3">
          Blacklists
        </h2>
        <LookupLists id={found.id} lists={found.lists} now={now} />
      </section>
      <Economy {...found} />
    </>
  );
}
