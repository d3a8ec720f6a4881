import { Link } from "react-router";
import { INCIDENTS } from "../content/status/incidents.ts";
import { LocalSpan, UtcSpan } from "./span.tsx";
import type { IncidentView } from "./view.ts";
import { shardsText } from "./words.ts";

/** Coming maintenance, earliest first. */
export function PlannedMaintenance({ incidents }: { incidents: readonly IncidentView[] }) {
  if (incidents.length === 0) return null;
  return (
    <section aria-labelledby="planned" className="card flex flex-col gap-4 p-5">
      <h2 id="planned" className="title-3">
        {INCIDENTS.planned}
      </h2>
      <ul>
        {incidents.map(({ id, title, shards, reach, planned, updates }) => (
          <li
            key={id}
            className="flex flex-col gap-1 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0"
          >
            <h3 className="font-600 wrap-anywhere">
              <Link to={`/status/incidents/${id}`} className="link py-0.75">
                {title}
              </Link>
            </h3>
            {planned && (
              <>
                <p className="figures text-sm">
                  <UtcSpan {...planned} />
                  <span className="text-muted">
                    {" "}
                    · {shards === "all" ? reach : shardsText(shards)}
                  </span>
                </p>
                <LocalSpan {...planned} />
              </>
            )}
            <p className="max-w-[72ch] whitespace-pre-line wrap-anywhere">{updates[0]?.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
