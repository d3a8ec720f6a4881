import { memo, useState, type KeyboardEvent } from "react";
import { useHydrated } from "../../live/hooks/use-hydrated.ts";
import { formatCount } from "../../format/number.ts";
import { formatLatency, STATE_WORDS } from "./locate.ts";
import { ShardCard } from "./shard-card.tsx";
import { viewed, type Slot, type View } from "./cells.ts";

const SHAPES = {
  operational: "shard-mark rounded-full bg-ok",
  down: "shard-mark rounded-[2px] bg-down",
  silent: "shard-mark rounded-full border-2 border-muted",
} as const;

interface CellProps {
  slot: Slot;
  /** Where Tab enters the grid. */
  isStop: boolean;
  isChosen: boolean;
}

/** One shard in little: shape, number, and its latency or what is wrong. */
const Cell = memo(function Cell({ slot, isStop, isChosen }: CellProps) {
  const { id, state, shard } = slot;
  return (
    <li>
      <button
        type="button"
        data-shard={id}
        tabIndex={isStop ? 0 : -1}
        aria-pressed={isChosen}
        className="shard-cell"
      >
        <span
          aria-hidden="true"
          data-shape={state === "silent" ? "gray" : state}
          className={SHAPES[state]}
        />
        <b>{id}</b>
        {state === "operational" ? formatLatency(shard?.latency ?? null) : STATE_WORDS[state]}
      </button>
    </li>
  );
});

interface SwitchProps {
  label: string;
  on: boolean;
  toggle: () => void;
  disabled: boolean;
}

function Switch({ label, on, toggle, disabled }: SwitchProps) {
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

/** The cell an arrow key leads to from the focused one; the grid is one stop for Tab. */
function walk(event: KeyboardEvent<HTMLUListElement>): void {
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

/** Many shards (above 48): a cell each, all details of the chosen one, problems alone, slowest first. */
export function DenseGrid({ slots }: { slots: readonly Slot[] }) {
  const [view, setView] = useState<View>({ problemsOnly: false, byLatency: false });
  const [chosen, setChosen] = useState<number | null>(null);
  const off = !useHydrated();
  const shown = viewed(slots, view);
  const stop = shown.some(({ id }) => id === chosen) ? chosen : shown[0]?.id;
  const detail = slots.find(({ id }) => id === chosen);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Switch
          label="Problems only"
          on={view.problemsOnly}
          disabled={off}
          toggle={() => setView({ ...view, problemsOnly: !view.problemsOnly })}
        />
        <Switch
          label="Slowest first"
          on={view.byLatency}
          disabled={off}
          toggle={() => setView({ ...view, byLatency: !view.byLatency })}
        />
        <p role="status" className="figures text-sm text-muted">
          {`${formatCount(shown.length)} of ${formatCount(slots.length)} shards`}
        </p>
      </div>
      {detail && (
        <div aria-live="polite" className="max-w-80">
          <ShardCard slot={detail} as="div" />
        </div>
      )}
      {shown.length === 0 && <p className="text-muted">No shard has a problem.</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the keys and clicks are those of its buttons */}
      <ul
        aria-label="Shards"
        onKeyDown={walk}
        onClick={({ target }) => {
          const cell = target instanceof Element ? target.closest("[data-shard]") : null;
          if (cell) setChosen(Number(cell.getAttribute("data-shard")));
        }}
        className="figures grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-1.5"
      >
        {shown.map((slot) => (
          <Cell key={slot.id} slot={slot} isStop={slot.id === stop} isChosen={slot.id === chosen} />
        ))}
      </ul>
    </div>
  );
}
