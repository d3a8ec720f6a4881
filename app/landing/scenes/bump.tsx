import { DRAWINGS } from "../../content/landing/drawings.ts";

const { from, to, bumped, called, reward } = DRAWINGS.bump;

/** A clock face on which the two hours from bump to reminder are marked. */
export function BumpScene() {
  return (
    <div className="flex flex-wrap items-center gap-4 text-sm">
      <svg viewBox="0 0 100 100" className="size-24 shrink-0">
        <circle
          cx="50"
          cy="50"
          r="46"
          fill="var(--colors-ink)"
          stroke="var(--colors-line)"
          strokeWidth="2"
        />
        <g stroke="var(--colors-edge)" strokeWidth="2">
          <path d="M50 9v6M50 85v6M9 50h6M85 50h6" />
        </g>
        <path
          d="M79.4 33a34 34 0 0 1 0 34"
          fill="none"
          stroke="var(--colors-accent-light)"
          strokeWidth="6"
        />
        <g stroke="var(--colors-text)" strokeLinecap="round">
          <path d="M50 50L68.2 60.5" strokeWidth="4" />
          <path d="M50 50V19" strokeWidth="2.5" />
        </g>
        <circle cx="50" cy="50" r="3.5" fill="var(--colors-glow)" />
      </svg>
      <dl className="min-w-26 flex-1">
        <dt className="figures text-muted">{from}</dt>
        <dd>
          {bumped} <span className="figures font-600 text-ok">{reward}</span>
        </dd>
        <dt className="figures mt-2 text-muted">{to}</dt>
        <dd className="text-accent-light">{called}</dd>
      </dl>
    </div>
  );
}
