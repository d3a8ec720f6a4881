import { createContext, useContext } from "react";
import type { FieldPath } from "../field-paths.ts";
import type { Problem } from "../lint.ts";

/** The most severe problem of each text. */
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

/** The most severe problem of a text, to be shown beside its input. */
export function useCheck(path: FieldPath): Problem | undefined {
  return useContext(ChecksContext).get(path);
}

/** The number of groups of texts that contain an error or a warning. */
export function useProblemCount(groups: readonly (readonly FieldPath[])[]): number {
  const checks = useContext(ChecksContext);
  return groups.filter((paths) =>
    paths.some((path) => SEVERITY[checks.get(path)?.level ?? "note"] > 0),
  ).length;
}
