import { DEFAULT_PREFIX } from "../content/site.ts";
import type { Section } from "../content/features/page.ts";
import { Table, Td, Th } from "../ui/table.tsx";

type FactsSection = Extract<Section, { kind: "facts" }>;

const CELL =
  "max-sm:grid max-sm:grid-cols-[5.5rem_minmax(0,1fr)] max-sm:gap-3 max-sm:before:text-sm max-sm:before:text-muted max-sm:before:content-[attr(data-title)]";
const HEAD = "max-sm:font-600 max-sm:before:sr-only max-sm:before:content-[attr(data-title)]";

/** A small table. Commands and flags are code; on phones each row is a list. */
export function Facts({ facts }: { facts: FactsSection }) {
  return (
    <section className="grid gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr]">
      <div>
        <h2 className="title-2 text-balance">{facts.title}</h2>
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
                {row.map((cell, index) => (
                  <Td
                    key={cell}
                    data-title={facts.columns[index]}
                    className={`max-sm:!border-0 max-sm:!p-0 ${index === 0 ? HEAD : CELL}`}
                  >
                    {cell.startsWith(DEFAULT_PREFIX) || cell.startsWith("--") ? (
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
