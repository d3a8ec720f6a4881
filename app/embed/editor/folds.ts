import type { Edit } from "../reducer.ts";

/** Which rows of a list are folded, in order; rows beyond its end are open. */
export type Folds = readonly boolean[];

/** The folds after an edit of the list: rows keep theirs; a copy is open. */
export function foldsAfter(folds: Folds, edit: Edit): Folds {
  switch (edit.type) {
    case "moved": {
      const { from, to } = edit;
      const all = Array.from({ length: Math.max(folds.length, from + 1, to + 1) }, (_, at) =>
        isFolded(folds, at),
      );
      return all.toSpliced(from, 1).toSpliced(to, 0, isFolded(folds, from));
    }
    case "removed":
      return folds.toSpliced(edit.index, 1);
    case "duplicated":
      return edit.index < folds.length ? folds.toSpliced(edit.index + 1, 0, false) : folds;
    default:
      return folds;
  }
}

export function isFolded(folds: Folds, index: number): boolean {
  return folds[index] ?? false;
}

/** Folds or opens a row. */
export function withFold(folds: Folds, index: number, isNowFolded: boolean): Folds {
  if (isFolded(folds, index) === isNowFolded) return folds;
  return Array.from({ length: Math.max(folds.length, index + 1) }, (_, at) =>
    at === index ? isNowFolded : isFolded(folds, at),
  );
}
