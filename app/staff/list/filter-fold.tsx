import type { ReactNode } from "react";
import { LISTS } from "../../content/staff/lists.ts";
import { Icon } from "../../ui/icon.tsx";

interface FilterFoldProps {
  /** The set filters, in words. */
  chosen: readonly string[];
  children: ReactNode;
}

/** Filters that phones fold behind a line naming those set; wider screens show them (app.css). */
export function FilterFold({ chosen, children }: FilterFoldProps) {
  return (
    <details className="filter-fold group col-span-full">
      <summary className="btn btn-secondary w-full list-none justify-start px-3 text-sm">
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
        {LISTS.filters}
        <span className="min-w-0 truncate font-400 text-muted">
          <bdi>{chosen.length > 0 ? chosen.join(", ") : LISTS.noFilter}</bdi>
        </span>
      </summary>
      <div className="mt-2 grid grid-cols-2 items-start gap-x-3 gap-y-2 sm:contents">
        {children}
      </div>
    </details>
  );
}
