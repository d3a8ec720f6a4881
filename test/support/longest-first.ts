import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The file that takes longest, so that no worker waits for it alone at the end. */
const FIRST = "browser/every-page.test.ts";
/** By their files' length, longest first. A worker that stays in a project keeps its runtime. */
const PROJECTS = ["browser", "sockets", "deadlines", "site-cold", "site", "worker", "local"];

function placeOf({ project, moduleId }: TestSpecification): number {
  if (moduleId.endsWith(FIRST)) return -1;
  const place = PROJECTS.indexOf(project.name);
  return place === -1 ? PROJECTS.length : place;
}

/** Sorts files by project, and within one by their last run's time, or by size. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
