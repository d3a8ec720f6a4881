import { useId, useState } from "react";
import { LISTS } from "../../content/staff/lists.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Column } from "./data-table.tsx";
import type { TableView } from "./use-table-view.ts";

const ANCHOR = "--columns";

interface ViewMenuProps {
  /** The columns that may be left out. */
  columns: readonly Column<string>[];
  view: TableView;
}

/** Chooses columns. Not on phones, where rows are cards. */
export function ViewMenu({ columns, view }: ViewMenuProps) {
  const { hidden, toggleColumn } = view;
  const id = useId();
  const [wasOpened, setOpened] = useState(false);
  return (
    <div className="max-md:hidden">
      <button
        type="button"
        popoverTarget={id}
        data-opens=""
        style={{ anchorName: ANCHOR }}
        className="btn btn-secondary px-3 text-sm"
      >
        {LISTS.columns}
        <Icon name="chevron-down" className="transition-transform duration-150" />
      </button>
      <div
        id={id}
        popover="auto"
        onBeforeToggle={() => setOpened(true)}
        role="group"
        aria-label={LISTS.columns}
        style={{ positionAnchor: ANCHOR }}
        className="w-52 rounded-card border border-line bg-raised p-2 text-text supports-[position-area:end]:mx-0 supports-[position-area:end]:my-2 supports-[position-area:end]:[position-area:bottom_span-left]"
      >
        {/* They stay after it closes, which gives the focus back to its button. */}
        {wasOpened &&
          columns.map(({ key, title }) => (
            <Checkbox
              key={key}
              checked={!hidden.has(key)}
              onChange={() => toggleColumn(key)}
              className="rounded-control px-2 text-sm hover:bg-hover"
            >
              {title}
            </Checkbox>
          ))}
      </div>
    </div>
  );
}
