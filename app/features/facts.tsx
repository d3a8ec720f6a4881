import { DEFAULT_PREFIX } from "../content/site.ts";
import type { Section } from "../content/features/page.ts";
import { FactsTable } from "../ui/table.tsx";

type FactsSection = Extract<Section, { kind: "facts" }>;

/** A small table. Commands and flags are code. */
export function Facts({ facts }: { facts: FactsSection }) {
  return (
    <section className="grid gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr]">
      <div>
        <h2 className="title-2 text-balance">{facts.title}</h2>
        {facts.text && <p className="mt-4 prose text-muted">{facts.text}</p>}
      </div>
      <div className="min-w-0">
        <FactsTable
          label={facts.title}
          columns={facts.columns}
          rows={facts.rows}
          isCode={(cell) => cell.startsWith(DEFAULT_PREFIX) || cell.startsWith("--")}
        />
      </div>
    </section>
  );
}
