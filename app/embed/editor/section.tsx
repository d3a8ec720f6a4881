import type { ReactNode } from "react";
import { CHECKS } from "../../content/embed/checks.ts";
import { Icon } from "../../ui/icon.tsx";
import type { FieldPath } from "../field-paths.ts";
import { useProblemCount } from "./checks.ts";

interface SectionProps {
  title: string;
  /** The section's texts. Those of one group count as one problem. */
  groups: readonly (readonly FieldPath[])[];
  children: ReactNode;
}

/** A folding group of inputs, with its number of problems. */
export function Section({ title, groups, children }: SectionProps) {
  const problems = useProblemCount(groups);
  return (
    <details open className="card group">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-card px-4 focus-ring sm:px-5">
        <h2 className="title-3 grow">{title}</h2>
        {problems > 0 && (
          <span className="tag border-warn/50 text-warn">{CHECKS.count(problems)}</span>
        )}
        <Icon
          name="chevron-down"
          className="text-lg text-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="grid grid-cols-1 gap-4 px-4 pb-5 sm:px-5">{children}</div>
    </details>
  );
}
