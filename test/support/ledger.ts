import { readFileSync } from "node:fs";

/** The threats and faults that have to be proven: each has tests whose names begin with its id. */

export interface Kind {
  /** 'Threats' or 'Faults'. */
  title: string;
  ids: readonly string[];
}

const README = readFileSync(new URL("../README.md", import.meta.url), "utf8");

/** The ids that have a line in a table of test/README.md. */
function idsWith(letter: string): string[] {
  return [...README.matchAll(/^\| ([TF]\d+) \| /gm)]
    .map(([, id = ""]) => id)
    .filter((id) => id.startsWith(letter));
}

export const KINDS: readonly Kind[] = [
  { title: "Threats", ids: idsWith("T") },
  { title: "Faults", ids: idsWith("F") },
];

/** The ids in a test's full name: 'T11: the return path > keeps /' speaks of T11. */
export function idsIn(name: string): string[] {
  return [...name.matchAll(/\b([TF]\d{1,2})(?=:|, [TF]\d)/g)].map(([, id = ""]) => id);
}

export interface Outcome {
  name: string;
  state: "passed" | "failed" | "skipped" | "pending";
}

/** The line of a kind, and the ids no test has proven: none passed, or one failed. */
export function reckon(
  kind: Kind,
  outcomes: readonly Outcome[],
): { line: string; missing: string[] } {
  const passed = new Set<string>();
  const failed = new Set<string>();
  for (const { name, state } of outcomes) {
    for (const id of idsIn(name)) {
      if (state === "passed") passed.add(id);
      if (state === "failed") failed.add(id);
    }
  }
  const proven = kind.ids.filter((id) => passed.has(id) && !failed.has(id));
  const missing = kind.ids.filter((id) => !proven.includes(id));
  const tail = missing.length > 0 ? `; missing: ${missing.join(" ")}` : "";
  return {
    line: `${kind.title}: ${proven.length} of ${kind.ids.length} — ${proven.join(" ")}${tail}`,
    missing,
  };
}
