import type { ReactNode } from "react";
import { useLocation, useNavigation } from "react-router";
import { LISTS } from "../../content/staff/lists.ts";
import { formatCount } from "../../format/number.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyPanel } from "../../ui/panel.tsx";
import { ListKeys } from "./list-keys.tsx";
import { ListPager } from "./list-pager.tsx";
import type { ListPage } from "./list-query.ts";
import { UnreadRows } from "./unread-rows.tsx";

interface ListResultsProps {
  list: ListPage<unknown>;
  /** '{n} … found'. */
  countText: string;
  /** Beside the count: what is missing, for lists that don't say so themselves. */
  notes?: ReactNode;
  /** Exports and the like, beside the count. */
  actions: ReactNode;
  /** The address of the list without filters. */
  resetTo: string;
  /** The table of the page's rows. */
  children: ReactNode;
}

/** A filtered list: its count, exports, table or a note that nothing matches, and pager. */
export function ListResults(props: ListResultsProps) {
  const { list, countText, notes, actions, resetTo, children } = props;
  const { found, total } = list;
  return (
    <>
      <div className="dense-controls flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-4">
          <p role="status" className="figures">
            <span className="font-600">{countText}</span>
            {found < total ? (
              <span className="text-muted">{LISTS.ofTotal(formatCount(total))}</span>
            ) : null}
          </p>
          <ReadingNotes {...list} />
          {notes}
        </div>
        {actions}
      </div>
      <BusyOverlay>
        {found === 0 ? (
          <EmptyPanel title={LISTS.noMatch} text={LISTS.noMatchText}>
            <ButtonLink to={resetTo} variant="secondary" preventScrollReset>
              {LISTS.resetFilters}
            </ButtonLink>
          </EmptyPanel>
        ) : (
          children
        )}
        <ListPager page={list.page} pages={list.pages} />
      </BusyOverlay>
      <ListKeys />
    </>
  );
}

/** Names what we didn't read of a list: its end, or malformed rows. */
export function ReadingNotes(props: Pick<ListPage<unknown>, "total" | "isCut" | "unread">) {
  const { total, isCut, unread } = props;
  return (
    <>
      {isCut ? <p className="text-sm text-warn">{LISTS.cut(formatCount(total))}</p> : null}
      <UnreadRows lists={[{ rows: unread }]} />
    </>
  );
}

/** Dims content, still readable, while the page loads with another query. */
export function BusyOverlay({ children }: { children: ReactNode }) {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  return (
    <div
      aria-busy={location?.pathname === pathname}
      className="flex flex-col gap-2 transition-opacity duration-200 aria-busy:opacity-60 aria-busy:delay-150"
    >
      {children}
    </div>
  );
}
