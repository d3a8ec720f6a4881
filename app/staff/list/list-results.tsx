import type { ReactNode } from "react";
import { useLocation, useNavigation } from "react-router";
import { cutText, STAFF } from "../../content/staff.ts";
import { formatCount } from "../../format/number.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyPanel } from "../../ui/panel.tsx";
import { ListPager } from "./list-pager.tsx";
import type { ListPage } from "./list-query.ts";

interface ListResultsProps {
  list: ListPage<unknown>;
  /** '{n} … found'. */
  countText: string;
  exportButtons: ReactNode;
  /** The address of the list without filters. */
  resetTo: string;
  /** The table of the page's rows. */
  children: ReactNode;
}

/** The results of a filtered list: how many, exports, the table or a note that nothing matches, and the pager. */
export function ListResults(props: ListResultsProps) {
  const { list, countText, exportButtons, resetTo, children } = props;
  const { found, total } = list;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p role="status" className="figures">
          <span className="font-600">{countText}</span>
          {found < total ? <span className="text-muted"> of {formatCount(total)}</span> : null}
        </p>
        {exportButtons}
      </div>
      {list.isCut ? <CutNote total={total} /> : null}
      <BusyOverlay>
        {found === 0 ? (
          <EmptyPanel title={STAFF.noMatch} text={STAFF.noMatchText}>
            <ButtonLink to={resetTo} variant="secondary" preventScrollReset>
              {STAFF.resetFilters}
            </ButtonLink>
          </EmptyPanel>
        ) : (
          children
        )}
        <ListPager page={list.page} pages={list.pages} />
      </BusyOverlay>
    </>
  );
}

/** Says that a list is longer than what is read of it. */
export function CutNote({ total }: { total: number }) {
  return <p className="text-sm text-warn">{cutText(formatCount(total))}</p>;
}

/** Content that is dimmed, but stays readable, while the same page loads with another query. */
export function BusyOverlay({ children }: { children: ReactNode }) {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  return (
    <div
      aria-busy={location?.pathname === pathname}
      className="flex flex-col gap-4 transition-opacity duration-200 aria-busy:opacity-60 aria-busy:delay-150"
    >
      {children}
    </div>
  );
}
