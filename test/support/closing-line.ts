import type { Reporter, TestModule, TestSpecification, Vitest } from "vitest/node";
import { KINDS, reckon } from "./ledger.ts";

/**
 * Says when a project is through, for a run takes minutes, and ends it with the threats and faults that were proven, and the plain line CI reads:
 * 'N passed, N failed'. In a run of everything, an id without proof counts as a failure.
 */
export default class ClosingLine implements Reporter {
  #vitest: Vitest | null = null;
  #isFull = false;
  /** Files still to come, by project. */
  #left = new Map<string, number>();

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunStart(specifications: readonly TestSpecification[]): Promise<void> {
    this.#left.clear();
    for (const { project } of specifications) {
      this.#left.set(project.name, (this.#left.get(project.name) ?? 0) + 1);
    }
    const { config } = this.#vitest ?? {};
    const isNarrowed = (config?.project.length ?? 0) > 0 || config?.testNamePattern !== undefined;
    const all = await this.#vitest?.globTestSpecifications();
    this.#isFull = !isNarrowed && specifications.length === all?.length;
  }

  onTestModuleEnd({ project }: TestModule): void {
    const left = (this.#left.get(project.name) ?? 0) - 1;
    this.#left.set(project.name, left);
    if (left === 0) process.stdout.write(`${project.name} is through\n`);
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const counts = { passed: 0, failed: errors.length, skipped: 0 };
    const outcomes = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        name: test.fullName,
        state: test.result().state,
      })),
    );
    for (const { state } of outcomes) if (state !== "pending") counts[state] += 1;
    // A file that did not load has no failed test of its own.
    counts.failed += modules.filter(hasFailedAlone).length;

    process.stdout.write("\n");
    for (const kind of this.#isFull ? KINDS : []) {
      const { line, missing } = reckon(kind, outcomes);
      process.stdout.write(`${line}\n`);
      counts.failed += missing.length;
      if (missing.length > 0) process.exitCode = 1;
    }
    const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
    process.stdout.write(`${counts.passed} passed, ${counts.failed} failed${skipped}\n`);
  }
}

function hasFailedAlone(module: TestModule): boolean {
  const tests = [...module.children.allTests()];
  return module.state() === "failed" && !tests.some((test) => test.result().state === "failed");
}
