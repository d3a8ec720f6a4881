import type { ComponentProps } from "react";

/** A table that scrolls sideways in its container, which `label` names. */
export function Table({ label, children, ...rest }: { label: string } & ComponentProps<"table">) {
  return (
    <div
      role="region"
      aria-label={label}
      // Focusable for scrolling by keyboard.
      tabIndex={0}
      className="card overflow-x-auto focus-ring"
    >
      <table className="w-full border-collapse text-start text-[0.9375rem]" {...rest}>
        {children}
      </table>
    </div>
  );
}

/** Aligned to the start by default: browsers centre headings. */
export function Th({ className = "text-start", ...rest }: ComponentProps<"th">) {
  return (
    <th
      scope="col"
      className={`whitespace-nowrap border-b border-line bg-raised px-4 py-3 text-sm font-600 text-muted ${className}`}
      {...rest}
    />
  );
}

export function Td({ className = "", ...rest }: ComponentProps<"td">) {
  return <td className={`border-b border-line px-4 py-2.5 align-top ${className}`} {...rest} />;
}

const STACKED =
  "max-sm:grid max-sm:grid-cols-[5.5rem_minmax(0,1fr)] max-sm:gap-3 max-sm:before:text-sm max-sm:before:text-muted max-sm:before:content-[attr(data-title)]";
const HEAD = "max-sm:font-600 max-sm:before:sr-only max-sm:before:content-[attr(data-title)]";

interface FactsTableProps {
  label: string;
  columns: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly string[])[];
  isCode: (cell: string, column: number) => boolean;
}

/** A small table of texts; on phones each row is a list. */
export function FactsTable({ label, columns, rows, isCode }: FactsTableProps) {
  return (
    <Table label={label}>
      <thead className="max-sm:hidden">
        <tr>
          {columns.map((column) => (
            <Th key={column}>{column}</Th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block max-sm:divide-y max-sm:divide-line">
        {rows.map((row) => (
          <tr key={row[0]} className="max-sm:grid max-sm:gap-0.5 max-sm:px-4 max-sm:py-3">
            {row.map((cell, index) => (
              <Td
                key={cell}
                data-title={columns[index]}
                className={`max-sm:!border-0 max-sm:!p-0 ${index === 0 ? HEAD : STACKED}`}
              >
                {isCode(cell, index) ? (
                  <code className="font-mono text-sm text-accent-light sm:whitespace-nowrap">
                    {cell}
                  </code>
                ) : (
                  cell
                )}
              </Td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
