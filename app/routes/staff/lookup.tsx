import { data } from "react-router";
import { STAFF } from "../../content/staff.ts";
import { ERRORS } from "../../contract/errors.ts";
import { staffContext } from "../../context.ts";
import { UserCard } from "../../people/user-card.tsx";
import { originOf, page } from "../../seo.ts";
import { DaysOverLimit } from "../../staff/economy-summary.tsx";
import { EconomyTable } from "../../staff/economy-table.tsx";
import { transactionsFound } from "../../staff/economy.ts";
import { IdSearch } from "../../staff/id-search.tsx";
import { LookupLists } from "../../staff/lookup-lists.tsx";
import { lookUp, lookupSearch, type Lookup } from "../../staff/lookup.ts";
import { RedBox } from "../../staff/red-box.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/lookup";

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = url.searchParams.get("id");
  const search = lookupSearch(query);
  const typed = query ?? "";
  const now = Date.now();
  if (search === null) return data({ typed, now, problem: null, found: null });
  if ("problem" in search) return data({ typed, now, problem: search.problem, found: null });
  const found = await lookUp(context.get(staffContext).bot, search.id);
  return data({ typed, now, problem: null, found });
}

export function meta({ matches }: Route.MetaArgs) {
  return page({
    title: STAFF.lookup,
    path: "/staff/lookup",
    origin: originOf(matches),
    image: null,
    index: false,
  });
}

function Economy({ id, logs, transactions, daysOver }: Lookup) {
  return (
    <section aria-labelledby="lookup-economy" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="lookup-economy" className="title-2">
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

function Found({ found, now }: { found: Lookup; now: number }) {
  return (
    <>
      <UserCard id={found.id} user={found.user} />
      <section aria-labelledby="lookup-blacklists" className="flex flex-col gap-4">
        <h2 id="lookup-blacklists" className="title-2">
          Blacklists
        </h2>
        <LookupLists id={found.id} lists={found.lists} now={now} />
      </section>
      <Economy {...found} />
    </>
  );
}

export default function LookupPage({ loaderData }: Route.ComponentProps) {
  const { typed, problem, found, now } = loaderData;
  return (
    <>
      <PageHeader title={STAFF.lookup} description={STAFF.lookupDescription} />
      <div className="flex flex-col gap-8">
        <IdSearch name="id" label={STAFF.lookupId} query={typed} problem={problem} />
        {found ? <Found found={found} now={now} /> : null}
      </div>
    </>
  );
}
