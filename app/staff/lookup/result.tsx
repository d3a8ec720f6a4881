import { ECONOMY_LOGS, transactionsFound } from "../../content/economy-logs.ts";
import { pages } from "../../content/facts.static.ts";
import { ERRORS } from "../../contract/errors.ts";
import { UserCard } from "../../people/user-card.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { DaysOverLimit } from "../economy/summary.tsx";
import { EconomyTable } from "../economy/table.tsx";
import { ErrorBox } from "../error-box.tsx";
import { ReadingNotes } from "../list/list-results.tsx";
import { LookupLists } from "./lists.tsx";
import type { Lookup } from "./lookup.ts";

/** What is known about a user or server: profile, blacklists, economy. */
export default function LookupResult({ lookup, now }: { lookup: Lookup; now: number }) {
  return (
    <>
      <UserCard isDense id={lookup.id} user={lookup.user} />
      <section aria-labelledby="lookup-blacklists" className="flex flex-col gap-4">
        <h2 id="lookup-blacklists" className="title-3">
          Blacklists
        </h2>
        <LookupLists id={lookup.id} lists={lookup.lists} now={now} />
      </section>
      {pages.economy && (
        <section aria-labelledby="lookup-economy" className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 id="lookup-economy" className="title-3">
              {ECONOMY_LOGS.title}
            </h2>
            <p className="text-quiet figures">{transactionsFound(lookup.transactions)}</p>
          </div>
          <Economy {...lookup} />
        </section>
      )}
    </>
  );
}

function Economy({ id, logs, transactions, isCut, over }: Lookup) {
  if (logs === null) return <ErrorBox text={ERRORS.economy} />;
  if (logs.length === 0) return <p className="text-muted">{ECONOMY_LOGS.noneText}</p>;
  return (
    <>
      {isCut ? <ReadingNotes isCut total={transactions} unreadable={0} /> : null}
      <DaysOverLimit user={id} over={over} />
      <EconomyTable logs={logs} over={over} sort={null} marked={null} />
      <ButtonLink
        to={`/staff/logging/economy?user=${id}`}
        size="sm"
        icon="arrow-right"
        className="self-start"
      >
        All transactions
      </ButtonLink>
    </>
  );
}
