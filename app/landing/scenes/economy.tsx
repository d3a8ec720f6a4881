import { formatCount } from "../../format/number.ts";
import { DRAWINGS } from "../../content/landing/drawings.ts";

const { rows, balance } = DRAWINGS.economy;

/** A day's receipt: earned, traded, spent, and the balance. */
export function EconomyScene() {
  return (
    <div className="rounded-lg border border-dashed border-edge bg-ink px-4 py-3 text-sm">
      <ul>
        {rows.map((row) => (
          <li key={row.command} className="flex items-baseline gap-3 py-1">
            <code className="w-14 shrink-0 font-mono text-xs text-accent-light">{row.command}</code>
            <span className="min-w-0 grow truncate text-muted">{row.text}</span>
            <span
              className={row.amount > 0 ? "figures font-600 text-ok" : "figures font-600 text-down"}
            >
              {row.amount > 0 ? "+" : "−"}
              {formatCount(Math.abs(row.amount))}
            </span>
          </li>
        ))}
      </ul>
      <dl className="mt-2 flex gap-6 border-t border-dashed border-edge pt-3">
        {balance.map((item) => (
          <div key={item.name} className="flex items-baseline gap-2 last:ml-auto">
            <dt className="text-muted">{item.name}</dt>
            <dd className="figures text-base font-600">{item.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
