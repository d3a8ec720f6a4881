import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface DisclosureProps {
  summary: ReactNode;
  /** Initially. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Folded content; works without scripts. */
export function Disclosure({ summary, isOpen, children }: DisclosureProps) {
  return (
    <details open={isOpen} className="group">
      <summary className="btn btn-ghost -ms-3 list-none px-3 text-sm">
        <Icon
          name="chevron-right"
          className="transition-transform duration-150 group-open:rotate-90"
        />
        {summary}
      </summary>
      {children}
    </details>
  );
}
