import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, posix, relative } from "node:path";
import { describe, expect, it } from "vitest";

/** The house rules of design.md sections 3 and 4, held over the sources. */

const ROOT = new URL("../", import.meta.url).pathname;

interface Source {
  /** Path from the root, such as "app/ui/card.tsx". */
  path: string;
  text: string;
  /** The text without comments: rules speak of code. */
  code: string;
  /** Paths of the project's own files it imports. */
  imports: string[];
}

function sourcesBelow(folder: string): Source[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => {
      const path = relative(ROOT, join(entry.parentPath, entry.name));
      const text = readFileSync(join(ROOT, path), "utf8");
      const imports = [...text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].map((match) =>
        posix.join(dirname(path), match[1] ?? ""),
      );
      return { path, text, code: withoutComments(text), imports };
    });
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/(^|[^:"'`])\/\/.*$/gm, "$1");
}

const app = sourcesBelow("app");
const worker = sourcesBelow("worker").filter(({ path }) => !path.startsWith("worker/local/"));
const local = sourcesBelow("worker/local");
const all = [...app, ...worker, ...local];
const tests = sourcesBelow("test").filter(
  ({ path }) => path.endsWith(".test.ts") || path.endsWith(".test.tsx"),
);

/** Paths of the sources whose code has the pattern, but for those allowed to. */
function offenders(sources: Source[], pattern: RegExp, allowed: RegExp = /^$/): string[] {
  return sources
    .filter(({ path, code }) => pattern.test(code) && !allowed.test(path))
    .map(({ path }) => path);
}

function importers(sources: Source[], target: RegExp, allowed: RegExp = /^$/): string[] {
  return sources
    .filter(({ path, imports }) => !allowed.test(path) && imports.some((to) => target.test(to)))
    .map(({ path }) => path);
}

describe("the rooms", () => {
  it("are found, with what they import", () => {
    expect(app.length).toBeGreaterThan(60);
    expect(worker.length).toBeGreaterThan(15);
    expect(app.some(({ imports }) => imports.includes("app/contract/errors.ts"))).toBe(true);
  });

  it("app never imports the worker", () => {
    expect(importers(app, /^worker\//)).toEqual([]);
  });

  it("contract imports only itself", () => {
    const contract = app.filter(({ path }) => path.startsWith("app/contract/"));
    expect(importers(contract, /^(?!app\/contract\/)/)).toEqual([]);
  });

  it("ui knows no domain room", () => {
    const ui = app.filter(({ path }) => path.startsWith("app/ui/"));
    expect(importers(ui, /^(?!app\/(ui|content\/site))/)).toEqual([]);
  });

  it("content is data: no markup, and of other rooms types alone", () => {
    const content = app.filter(({ path }) => path.startsWith("app/content/"));
    expect(content.filter(({ path }) => path.endsWith(".tsx"))).toEqual([]);
    const values = content.flatMap(({ path, code }) =>
      [...code.matchAll(/^import (?!type )[^;]*?from "(\.[^"]+)"/gm)]
        .map((match) => posix.join(dirname(path), match[1] ?? ""))
        .filter((to) => !/^app\/(content|contract)\//.test(to))
        .map((to) => `${path} -> ${to}`),
    );
    expect(values).toEqual([]);
  });

  it("no domain room imports a route or the frame's pages", () => {
    expect(importers(app, /^app\/routes\//, /^app\/routes(\/|\.ts)/)).toEqual([]);
  });

  it("the deployed worker never imports the local outside world", () => {
    expect(importers([...app, ...worker], /^worker\/local\//)).toEqual([]);
  });

  it("only the joints name React Router in the worker", () => {
    const joints = /^worker\/(site|index|auth\/session)\.ts$/;
    expect(offenders(worker, /from "react-router"|virtual:react-router/, joints)).toEqual([]);
    expect(importers(worker, /^worker\/(site|auth\/session)\.ts$/, /^worker\/index\.ts$/)).toEqual(
      [],
    );
  });
});

describe("what may stand where", () => {
  it("fetch( in upstream, discord and live alone", () => {
    const allowed = /^(worker\/bot\/upstream\.ts|worker\/auth\/discord\.ts|app\/live\/.*)$/;
    expect(offenders([...app, ...worker], /(?<![\w.])fetch\(/, allowed)).toEqual([]);
  });

  it("the environment in config alone", () => {
    const pattern = /(?<!meta\.)\benv\.[A-Z]|process\.env|from "cloudflare:workers"/;
    expect(offenders([...app, ...worker], pattern, /^worker\/config\.ts$/)).toEqual([]);
  });

  it("KV in cache, session, hide list and the status page's past alone", () => {
    const allowed =
      /^worker\/(bot\/cache|auth\/session|hide-list|uptime|status-report|config|env\.d)\.ts$/;
    expect(offenders(worker, /\bkv\.(get|put|delete|list)\b|KVNamespace|kv:/, allowed)).toEqual([]);
  });

  it("no HTML strings, no evaluated text", () => {
    expect(offenders(app, /dangerouslySetInnerHTML|innerHTML|\beval\(|new Function\(/)).toEqual([]);
  });

  it("no clock and no chance in pure rooms", () => {
    const pure = app.filter(
      ({ path }) => path.endsWith(".ts") && !/^app\/(live|frame|routes|content)\//.test(path),
    );
    expect(offenders(pure, /Date\.now\(\)|new Date\(\)|Math\.random\(/)).toEqual([]);
  });

  it("no test measures how long the machine takes", () => {
    const stopwatch = /performance\.now\(|[cC]puUsage\(|\.cpu\(\)|longtask|waitForTimeout\(/;
    expect(offenders(tests, stopwatch, /^test\/rooms\.test\.ts$/)).toEqual([]);
  });

  it("dayjs in format and status alone", () => {
    expect(offenders(app, /from "dayjs/, /^app\/(format|status)\//)).toEqual([]);
  });

  it("class names in .tsx alone", () => {
    const data = app.filter(({ path }) => path.endsWith(".ts") && path !== "app/uno.config.ts");
    expect(offenders(data, /className|\bi-(lucide|simple-icons)-/)).toEqual([]);
  });
});

describe("names and sizes", () => {
  it("files are kebab-case and no drawers", () => {
    const names = all.map(({ path }) => basename(path).replace(/\.d\.ts$|\.tsx?$/, ""));
    expect(names.filter((name) => !/^[a-z0-9]+([-.][a-z0-9]+)*$/.test(name))).toEqual([]);
    expect(names.filter((name) => /^(utils?|helpers?|misc|common|lib)$/.test(name))).toEqual([]);
  });

  it("no barrel files", () => {
    const barrels = all.filter(({ code }) => /^export \* from/m.test(code));
    expect(barrels.map(({ path }) => path)).toEqual([]);
  });

  it("every suppression of the linter says why", () => {
    const bare = all.filter(({ text }) =>
      text.split("\n").some((line) => line.includes("oxlint-disable") && !line.includes(" -- ")),
    );
    expect(bare.map(({ path }) => path)).toEqual([]);
    expect(offenders(all, /@ts-(ignore|expect-error|nocheck)|\bas any\b/)).toEqual([]);
  });
});
