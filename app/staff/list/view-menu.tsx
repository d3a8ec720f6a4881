import { useId, useState } from "react";
import { LISTS } from "../../content/staff-lists.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Column } from "./data-table.tsx";
import type { TableView } from "./use-table-view.ts";

const ANCHOR = "--columns";

interface ViewMenuProps {
  /** The columns that may be left out. */
  columns: readonly Column<string>[];
  view: TableView;
}

/** Chooses columns and row height. On phones, where rows are cards, there is nothing to choose. */
export function ViewMenu({ columns, view }: ViewMenuProps) {
  const { hidden, isCompact, toggleColumn, setCompact } = view;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
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
        onBeforeToggle={({ newState }) => setOpen(newState === "open")}
        role="group"
        aria-label={LISTS.columnsTitle}
        style={{ positionAnchor: ANCHOR }}
        className="w-52 rounded-card border border-line bg-raised p-2 text-text supports-[position-area:end]:mx-0 supports-[position-area:end]:my-2 supports-[position-area:end]:[position-area:bottom_span-left]"
      >
        {isOpen ? (
          <>
            {columns.map(({ key, title }) => (
              <Check
                key={key}
                label={title}
                isOn={!hidden.has(key)}
                onChange={() => toggleColumn(key)}
              />
            ))}
            <hr className="my-2 border-line" />
            <Check label={LISTS.compact} isOn={isCompact} onChange={() => setCompact(!isCompact)} />
          </>
        ) : null}
      </div>
    </div>
  );
}

function Check(props: { label: string; isOn: boolean; onChange: () => void }) {
  const { label, isOn, onChange } = props;
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 text-sm hover:bg-hover">
      <input type="checkbox" checked={isOn} onChange={onChange} className="size-4 accent-accent" />
      {label}
    </label>
  );
}
