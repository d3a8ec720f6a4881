import type { Reporter, TestModule, TestSpecification } from "vitest/node";

/**
 * Names each project when it begins, since a run takes minutes. Ends with the reasons of skipped
 * tests, the time by project and a plain line for CI: 'N passed, N failed'.
 */
export default class ClosingLine implements Reporter {
  /** How many files of each project haven't begun. */
  #waiting = new Map<string, number>();

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#waiting.clear();
    for (const { project } of specifications) {
      this.#waiting.set(project.name, (this.#waiting.get(project.name) ?? 0) + 1);
    }
  }

  onTestModuleQueued({ project: { name } }: TestModule): void {
    const files = this.#waiting.get(name);
    if (files === undefined) return;
    this.#waiting.delete(name);
    process.stdout.write(`${name}: ${files} ${files === 1 ? "file" : "files"}\n`);
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const counts = { passed: 0, failed: errors.length, skipped: 0 };
    const outcomes = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => {
        const result = test.result();
        const reason = result.state === "skipped" ? result.note : undefined;
        return { name: test.fullName, state: result.state, reason };
      }),
    );
    for (const { state } of outcomes) if (state !== "pending") counts[state] += 1;
    // A file that failed to load has no failed test.
    counts.failed += modules.filter(hasFailedAlone).length;

    process.stdout.write("\n");
    for (const { name, reason } of outcomes) {
      if (reason !== undefined) process.stdout.write(`Left out: ${name}: ${reason}\n`);
    }
    process.stdout.write(timeByProject(modules));
    const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
    process.stdout.write(`${counts.passed} passed, ${counts.failed} failed${skipped}\n`);
  }
}

function hasFailedAlone(module: TestModule): boolean {
  const tests = [...module.children.allTests()];
  return module.state() === "failed" && !tests.some((test) => test.result().state === "failed");
}

/** Seconds of each project's files. They run in parallel, so the run is shorter. */
function timeByProject(modules: readonly TestModule[]): string {
  const seconds = new Map<string, number>();
  for (const module of modules) {
    const { name } = module.project;
    seconds.set(name, (seconds.get(name) ?? 0) + secondsOf(module));
  }
  const times = [...seconds].toSorted(([, a], [, b]) => b - a);
  return times.map(([name, sum]) => `${name}: ${Math.round(sum)} s\n`).join("");
}

function secondsOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } =
    module.diagnostic();
  return (
    (environmentSetupDuration + prepareDuration + setupDuration + collectDuration + duration) / 1000
  );
}
