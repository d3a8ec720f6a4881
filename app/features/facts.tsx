import type { Section } from "../content/features/page.ts";
import { Table, Td, Th } from "../ui/table.tsx";
import { PartHeading } from "./heading.tsx";

type FactsSection = Extract<Section, { kind: "facts" }>;

const TITLED =
  "max-sm:grid max-sm:grid-cols-[5.5rem_minmax(0,1fr)] max-sm:gap-3 max-sm:before:text-sm max-sm:before:text-muted max-sm:before:content-[attr(data-title)]";
const HEAD = "max-sm:font-600 max-sm:before:sr-only max-sm:before:content-[attr(data-title)]";

/** A small table of facts; what looks typed is set as code. On phones each row is a short list. */
export function Facts({ facts }: { facts: FactsSection }) {
  return (
    <section className="grid gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr]">
      <div>
        <PartHeading title={facts.title} />
        {facts.text && <p className="mt-4 prose text-muted">{facts.text}</p>}
      </div>
      <div className="min-w-0">
        <Table label={facts.title}>
          <thead className="max-sm:hidden">
            <tr>
              {facts.columns.map((column) => (
                <Th key={column}>{column}</Th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block max-sm:divide-y max-sm:divide-line">
            {facts.rows.map((row) => (
              <tr key={row[0]} className="max-sm:grid max-sm:gap-0.5 max-sm:px-4 max-sm:py-3">
                {row.map((cell, at) => (
                  <Td
                    key={cell}
                    data-title={facts.columns[at]}
                    className={`max-sm:!border-0 max-sm:!p-0 ${at === 0 ? HEAD : TITLED}`}
                  >
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
