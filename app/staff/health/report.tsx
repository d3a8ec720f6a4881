import { useRevalidator } from "react-router";
import { asOf, HEALTH } from "../../content/staff/health.ts";
import type { Health } from "../../contract/health.ts";
import { formatDateTime } from "../../format/date.ts";
import { Button } from "../../ui/button.tsx";
import { FailuresTable, ReadsTable } from "./tables.tsx";
import { healthFacts } from "./health.ts";

/** Counters of the isolate that answered: totals, reads, last failures. */
export default function HealthReport({ health }: { health: Health }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="figures text-sm text-muted">{asOf(formatDateTime(health.at / 1000))}</p>
        <Button
          size="sm"
          icon="refresh"
          isBusy={state === "loading"}
          onClick={() => void revalidate()}
        >
          {HEALTH.refresh}
        </Button>
      </div>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-4">
        {healthFacts(health).map(({ title, text }) => (
          <div key={title} className="flex flex-col gap-1 bg-surface p-4">
            <dt className="text-sm text-muted">{title}</dt>
            <dd className="figures break-words font-600">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-col gap-4">
        <h2 className="title-3">{HEALTH.reads}</h2>
        <ReadsTable reads={health.reads} at={health.at} />
      </div>
      <div className="flex flex-col gap-4">
        <h2 className="title-3">{HEALTH.failures}</h2>
        <FailuresTable failures={health.failures} />
      </div>
    </div>
  );
}
