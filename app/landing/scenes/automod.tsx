import { DRAWINGS } from "../../content/landing/drawings.ts";

const { title, period, filters } = DRAWINGS.automod;

/** The switches of the filters, each with its latest catch and the number of catches. */
export function AutomodScene() {
  return (
    <ul
      data-chat-sheet=""
      className="divide-y divide-line rounded-lg border border-line bg-ink px-4 text-sm"
    >
      <li className="flex justify-between gap-4 py-2.5 text-muted">
        <span>{title}</span>
        <span>{period}</span>
      </li>
      {filters.map((row) => (
        <li key={row.filter} className="flex items-center gap-[clamp(9px,3vw,0.75rem)] py-3.5">
          <Switch />
          <span className="flex min-w-0 grow flex-wrap items-baseline">
            <span className="w-full font-600 sm:w-25">{row.filter}</span>
            <del className="text-muted">{row.caught}</del>
          </span>
          <span className="figures shrink-0 font-600 text-accent-light">{row.count}</span>
        </li>
      ))}
    </ul>
  );
}

function Switch() {
  return (
    <span
      data-chat-aside=""
      className="flex h-4.5 w-8 shrink-0 items-center justify-end rounded-full bg-ok/80 px-0.5"
    >
      <span className="size-3.5 rounded-full bg-ink" />
    </span>
  );
}
