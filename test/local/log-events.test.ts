import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const ROOT = new URL("../../", import.meta.url);
const OPERATING = readFileSync(new URL(".github/OPERATING.md", ROOT), "utf8");

/** Words of the worker that look like events. */
const OTHERS = /^(edge|kv)\.|\.webhook_id$|^webhook\.incoming$/;

it("OPERATING names every event of the log", () => {
  const files = globSync("worker/**/*.ts", {
    cwd: ROOT,
    exclude: ["worker/local", "worker/tools"],
  });
  const events = files.flatMap((file) => {
    const source = readFileSync(new URL(file, ROOT), "utf8");
    return [...source.matchAll(/"([a-z]+\.[a-z_]+)"/g)].map(([, event = ""]) => event);
  });
  expect(events.length).toBeGreaterThan(80);
  const unnamed = events.filter(
    (event) => !OTHERS.test(event) && !OPERATING.includes(`\`${event}\``),
  );
  expect(unnamed).toEqual([]);
});
