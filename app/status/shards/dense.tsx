import { memo, useState, type KeyboardEvent } from "react";
import { SHARDS } from "../../content/status/shards.ts";
import { useHydrated } from "../../live/hooks/use-hydrated.ts";
import { formatCount } from "../../format/number.ts";
import { formatLatency } from "./locate.ts";
import { ShardCard } from "./shard-card.tsx";
import { cellsIn, type Cell, type CellView } from "./cells.ts";

const SHAPES = {
  operational: "shard-mark rounded-full bg-ok",
  down: "shard-mark rounded-[2px] bg-down",
  silent: "shard-mark rounded-full border-2 border-muted",
} as const;

interface GridCellProps {
  cell: Cell;
  /** Whether Tab enters the grid here. */
  isTabStop: boolean;
  isSelected: boolean;
}

/** A shard: shape, number, latency or state. */
const GridCell = memo(function GridCell({ cell, isTabStop, isSelected }: GridCellProps) {
  const { id, state, shard } = cell;
  return (
    <li>
      <button
        type="button"
        data-shard={id}
        tabIndex={isTabStop ? 0 : -1}
        aria-pressed={isSelected}
        className="shard-cell"
      >
        <span
          aria-hidden="true"
          data-shape={state === "silent" ? "gray" : state}
          className={SHAPES[state]}
        />
        <b>{id}</b>
        <span>
          {state === "operational" ? formatLatency(shard?.latency ?? null) : SHARDS.states[state]}
        </span>
      </button>
    </li>
  );
});

interface ToggleProps {
  label: string;
  on: boolean;
  toggle: () => void;
  disabled: boolean;
}

function Toggle({ label, on, toggle, disabled }: ToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      disabled={disabled}
      onClick={toggle}
      className="btn btn-ghost border-line text-sm aria-pressed:border-accent-deep aria-pressed:bg-raised aria-pressed:text-text"
    >
      {label}
    </button>
  );
}

/** Roving tabindex: arrow keys move within the grid, a single stop for Tab. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const cells = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button")];
  const at = cells.findIndex((cell) => cell === document.activeElement);
  const first = cells[0];
  if (at < 0 || !first) return;
  const columns = Math.max(
    1,
    cells.findIndex((cell) => cell.offsetTop > first.offsetTop),
  );
  const steps: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: cells.length - 1,
  };
  const next = cells[steps[event.key] ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Many shards as cells to filter and sort, and the selected one's details. */
export function DenseGrid({ cells }: { cells: readonly Cell[] }) {
  const [view, setView] = useState<CellView>({ problemsOnly: false, byLatency: false });
  const [selected, setSelected] = useState<number | null>(null);
  const isDisabled = !useHydrated();
  const shown = cellsIn(view, cells);
  const tabStop = shown.some(({ id }) => id === selected) ? selected : shown[0]?.id;
  const detail = cells.find(({ id }) => id === selected);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Toggle
          label={SHARDS.problemsOnly}
          on={view.problemsOnly}
          disabled={isDisabled}
          toggle={() => setView({ ...view, problemsOnly: !view.problemsOnly })}
        />
        <Toggle
          label={SHARDS.slowestFirst}
          on={view.byLatency}
          disabled={isDisabled}
          toggle={() => setView({ ...view, byLatency: !view.byLatency })}
        />
        <p role="status" className="figures text-sm text-muted">
          {SHARDS.shown(formatCount(shown.length), formatCount(cells.length))}
        </p>
      </div>
      {detail && (
        <div aria-live="polite" className="max-w-80">
          <ShardCard cell={detail} as="div" />
        </div>
      )}
      {shown.length === 0 && <p className="text-muted">{SHARDS.noProblems}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the focusable buttons inside get the keys and clicks */}
      <ul
        aria-label={SHARDS.grid}
        onKeyDown={moveFocus}
        onClick={({ target }) => {
          const cell = target instanceof Element ? target.closest("[data-shard]") : null;
          if (cell) setSelected(Number(cell.getAttribute("data-shard")));
        }}
        className="figures grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-1.5"
      >
        {shown.map((cell) => (
          <GridCell
            key={cell.id}
            cell={cell}
            isTabStop={cell.id === tabStop}
            isSelected={cell.id === selected}
          />
        ))}
      </ul>
    </div>
  );
}
