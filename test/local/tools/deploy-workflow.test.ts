import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "../../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const EXAMPLE = read(".github/examples/deploy.yml");
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found);

/** The example runs nowhere before somebody has copied it, so what it names is held here. */

it("the example of a deploy workflow runs commands that there are", () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read("package.json"));
  const runs = all(EXAMPLE, /^\s+(?:- )?run: (.+)$/gm);
  expect(runs).toEqual([
    ".ci/run",
    'npm run deploy -- --domain "$SITE_DOMAIN"',
    'npm run doctor -- --url "https://$SITE_DOMAIN"',
  ]);
  expect(existsSync(join(ROOT, ".ci/run"))).toBe(true);
  // What follows `--` goes to the last command of the script.
  expect(scripts.deploy).toMatch(
    /^npm run doctor -- --deploy && .* && node worker\/tools\/deploy\.ts$/,
  );
  expect(scripts.doctor).toContain("worker/tools/doctor.ts");
});

it("and uses the actions and the Node of our own CI", () => {
  const ours = read(".github/workflows/ci.yml");
  for (const pattern of [/uses: (actions\/(?:checkout|setup-node)@\S+)/g, /node-version: (\S+)/g]) {
    const wanted = new Set(all(ours, pattern));
    expect(new Set(all(EXAMPLE, pattern))).toEqual(wanted);
    expect(wanted.size).toBeGreaterThan(0);
  }
});

it("and takes no secret of the worker, only what its first lines ask for", () => {
  const [head = ""] = EXAMPLE.split(/^name:/m);
  const taken = all(EXAMPLE, /\$\{\{ (?:secrets|vars)\.(\w+) \}\}/g);
  expect(new Set(taken)).toEqual(
    new Set(["CLOUDFLARE_API_TOKEN", "CLOUDFLARE_ACCOUNT_ID", "SITE_DOMAIN"]),
  );
  for (const name of taken) expect(head).toContain(name);
});
