import { useRevalidator } from "react-router";
import { HEALTH } from "../../content/staff/health.ts";
import type { Health } from "../../contract/health.ts";
import { formatDateTime } from "../../format/date.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { circuitState, healthFacts } from "./health.ts";

/** The site's services, and the bot API as this isolate knows it. */
export function HealthReport({ health }: { health: Health }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="figures text-sm text-muted">
          {HEALTH.asOf(formatDateTime(health.at / 1000))}
        </p>
        <Button
          size="sm"
          icon="refresh"
          isBusy={state === "loading"}
          onClick={() => void revalidate()}
        >
          {HEALTH.refresh}
        </Button>
      </div>
      <dl className="flex flex-wrap gap-px overflow-hidden rounded-card border border-line bg-line">
        {healthFacts(health).map(({ title, text, isFailing }) => (
          <div key={title} className="flex flex-[1_1_11rem] flex-col gap-1 bg-surface p-4">
            <dt className="text-sm text-muted">{title}</dt>
            <dd className={`figures break-words font-600 ${isFailing ? "text-down" : ""}`}>
              {text}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-col gap-4">
        <h2 className="title-3">{HEALTH.circuits}</h2>
        <Circuits circuits={health.circuits} />
      </div>
    </div>
  );
}

function Circuits({ circuits }: Pick<Health, "circuits">) {
  if (circuits.length === 0) return <p className="text-muted">{HEALTH.nothing}</p>;
  const states = circuits.map((circuit) => ({ path: circuit.path, ...circuitState(circuit) }));
  const well = states.filter(({ tone }) => tone === "ok").length;
  return (
    <>
      <p className={well < states.length ? "text-down" : ""}>
        {HEALTH.answering(well, states.length)}
      </p>
      <Disclosure summary={HEALTH.details} isOpen={well < states.length}>
        <p className="text-quiet pb-3">{HEALTH.circuitsText}</p>
        <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
          {states.map(({ path, text, tone }) => (
            <li
              key={path}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3"
            >
              <span className="min-w-0 break-words font-600">{path}</span>
              <Badge tone={tone}>{text}</Badge>
            </li>
          ))}
        </ul>
      </Disclosure>
    </>
  );
}
