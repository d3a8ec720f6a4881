import type { Section } from "../content/features/page.ts";
import { Table, Td, Th } from "../ui/table.tsx";
import { PartHeading } from "./heading.tsx";

type FactsSection = Extract<Section, { kind: "facts" }>;

/** A small table of facts; what looks typed is set as code. */
export function Facts({ facts }: { facts: FactsSection }) {
  return (
    <section className="grid gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr]">
      <div>
        <PartHeading title={facts.title} />
        {facts.text && <p className="mt-4 prose text-muted">{facts.text}</p>}
      </div>
      <div className="min-w-0">
        <Table label={facts.title}>
          <thead>
            <tr>
              {facts.columns.map((column) => (
                <Th key={column}>{column}</Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.rows.map((row) => (
              <tr key={row[0]}>
                {row.map((cell) => (
                  <Td key={cell}>
                    {/^(;|--)/.test(cell) ? (
                      <code className="font-mono text-sm text-accent-light">{cell}</code>
                    ) : (
                      cell
                    )}
                  </Td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </section>
  );
}
