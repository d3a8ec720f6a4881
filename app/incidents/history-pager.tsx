import { INCIDENTS } from "../content/status/incidents.ts";
import { ButtonLink } from "../ui/button.tsx";

interface HistoryPagerProps {
  page: number;
  hasOlder: boolean;
  path: string;
}

/** Links to newer and older pages, if any. Counting pages would read all rows. */
export function HistoryPager({ page, hasOlder, path }: HistoryPagerProps) {
  if (page === 1 && !hasOlder) return null;
  return (
    <nav aria-label={INCIDENTS.pages} className="flex flex-wrap gap-3">
      {page > 1 && (
        <ButtonLink to={page === 2 ? path : `${path}?page=${page - 1}`} rel="prev">
          {INCIDENTS.newer}
        </ButtonLink>
      )}
      {hasOlder && (
        <ButtonLink to={`${path}?page=${page + 1}`} rel="next">
          {INCIDENTS.older}
        </ButtonLink>
      )}
    </nav>
  );
}
