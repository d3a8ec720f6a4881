import { useState } from "react";
import { LISTS } from "../../content/staff/lists.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Column } from "./data-table.tsx";
import type { TableView } from "./use-table-view.ts";

const ENTRY = "rounded-control px-2 text-sm hover:bg-hover";

interface ViewMenuProps {
  /** The columns that may be left out. */
  columns: readonly Column<string>[];
  view: TableView;
}

/** Chooses columns and row height. On phones, where rows are cards, there is nothing to choose. */
export function ViewMenu({ columns, view }: ViewMenuProps) {
  const { hidden, isCompact, toggleColumn, setCompact } = view;
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="group relative max-md:hidden"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="btn btn-secondary list-none px-3 text-sm">
        {LISTS.columns}
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
      </summary>
      {isOpen ? (
        <div
          role="group"
          aria-label={LISTS.columnsTitle}
          className="absolute right-0 top-full z-10 mt-2 w-52 rounded-card border border-line bg-raised p-2"
        >
          {columns.map(({ key, title }) => (
            <Checkbox
              key={key}
              checked={!hidden.has(key)}
              onChange={() => toggleColumn(key)}
              className={ENTRY}
            >
              {title}
            </Checkbox>
          ))}
          <hr className="my-2 border-line" />
          <Checkbox checked={isCompact} onChange={setCompact} className={ENTRY}>
            {LISTS.compact}
          </Checkbox>
        </div>
      ) : null}
    </details>
  );
}
