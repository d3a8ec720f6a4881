import { createContext, useContext } from "react";
import type { Problem } from "../lint.ts";
import type { Place } from "../field-paths.ts";

/** What the editor says beside an input: the first and worst of its problems. */
export interface Check {
  level?: Problem["level"];
  note?: string;
}

const NONE: Check = {};

/** Notes are no problem: an embed nobody has begun has one. */
export function isProblem({ level }: Check): boolean {
  return level === "error" || level === "warning";
}

/** The worst problem of each place. */
export type Checks = ReadonlyMap<Place, Check>;

export const ChecksContext = createContext<Checks>(new Map());

const RANK = { error: 2, warning: 1, note: 0 } as const;

/** Groups problems by their place; of several the worst speaks. */
export function checksOf(problems: readonly Problem[]): Checks {
  const checks = new Map<Place, Problem>();
  for (const problem of problems) {
    const known = checks.get(problem.place);
    if (!known || RANK[problem.level] > RANK[known.level]) checks.set(problem.place, problem);
  }
  return new Map([...checks].map(([place, { level, text }]) => [place, { level, note: text }]));
}

/** What the checks say about places of a list's row or of a section. */
export function useChecks(): (place: Place) => Check {
  const checks = useContext(ChecksContext);
  return (place) => checks.get(place) ?? NONE;
}
