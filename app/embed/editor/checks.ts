import { createContext, useContext } from "react";
import type { FieldPath } from "../field-paths.ts";
import type { Problem } from "../lint.ts";

/** Each text's most severe problem. */
export type Checks = ReadonlyMap<FieldPath, Problem>;

export const ChecksContext = createContext<Checks>(new Map());

const SEVERITY = { error: 2, warning: 1, note: 0 } as const;

export function checksOf(problems: readonly Problem[]): Checks {
  const checks = new Map<FieldPath, Problem>();
  for (const problem of problems) {
    const known = checks.get(problem.path);
    if (!known || SEVERITY[problem.level] > SEVERITY[known.level]) {
      checks.set(problem.path, problem);
    }
  }
  return checks;
}

/** A text's most severe problem, to show beside its input. */
export function useCheck(path: FieldPath): Problem | undefined {
  return useContext(ChecksContext).get(path);
}

/** Groups of texts with an error or a warning. */
export function useProblemCount(groups: readonly (readonly FieldPath[])[]): number {
  const checks = useContext(ChecksContext);
  return groups.filter((paths) =>
    paths.some((path) => SEVERITY[checks.get(path)?.level ?? "note"] > 0),
  ).length;
}
