import { afterEach } from "vitest";
import type { ReadSource } from "../../app/content/reads-off.ts";
import { readSources } from "../../app/content/reads.static.ts";

/** Changes the sources of a brand's reads for one test. */
export function setSources(sources: Readonly<Record<string, ReadSource>>): void {
  Object.assign(readSources, sources);
}

/** Takes the sources back behind each test of a file. */
export function restoreSources(): void {
  const before = { ...readSources };
  afterEach(() => {
    for (const name of Object.keys(readSources)) delete readSources[name];
    Object.assign(readSources, before);
  });
}
