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
