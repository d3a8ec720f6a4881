import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "../../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const EXAMPLE = read(".github/examples/deploy.yml");
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found);

/** The example runs nowhere until copied, so this checks what it names. */

it("the example of a deploy workflow names existing scripts and files", () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read("package.json"));
  const named = all(EXAMPLE, /npm run (\w+)/g);
  const files = all(EXAMPLE, /(?:node|run:) ([\w./-]+\/[\w./-]+)/g);
  expect([new Set(named).size, new Set(files).size]).toEqual([3, 3]);
  for (const name of named) expect(scripts).toHaveProperty(name ?? "");
  for (const file of files) expect(existsSync(join(ROOT, file ?? "")), file).toBe(true);
});

it("uploads a build from after the tests, which is the site's own brand", () => {
  expect(EXAMPLE).toMatch(/\.ci\/run$[^]*npm run build[^]*upload-artifact/m);
});

it("both workflows name every action by its commit, and keep no token of the checkout", () => {
  for (const text of [EXAMPLE, read(".github/workflows/ci.yml")]) {
    const uses = all(text, /uses: (.+)$/gm);
    expect(uses.length).toBeGreaterThan(3);
    for (const action of uses) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    const kept = all(text, /actions\/(checkout)@.*$/gm);
    expect(all(text, /(persist-credentials: false)/g)).toHaveLength(kept.length);
  }
});

it("the job that has the token runs no install script", () => {
  const [, job = ""] = EXAMPLE.split(/^  deploy:$/m);
  expect(job).toContain("CLOUDFLARE_API_TOKEN");
  expect(all(job, /(npm ci.*)$/gm)).toEqual(["npm ci --ignore-scripts"]);
});

it("and takes no secret of the worker, only what its first lines ask for", () => {
  const [head = ""] = EXAMPLE.split(/^name:/m);
  const taken = all(EXAMPLE, /\$\{\{ (?:secrets|vars)\.(\w+) \}\}/g);
  expect(new Set(taken)).toEqual(
    new Set(["CLOUDFLARE_API_TOKEN", "CLOUDFLARE_ACCOUNT_ID", "SITE_DOMAIN"]),
  );
  for (const name of taken) expect(head).toContain(name);
});
