import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, posix, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { withSlashes } from "../vite/slashes.ts";

/** Rules every source file follows: which room may import which, and what may be used where. */

const BRAND = "app/content/brand.ts";
const ROOT = fileURLToPath(new URL("../", import.meta.url));

interface Source {
  /** Path from the root, such as "app/ui/card.tsx". */
  path: string;
  text: string;
  /** The text without comments. */
  code: string;
  /** Paths of the project's files it imports, for values or types. */
  imports: string[];
}

function sourcesBelow(folder: string): Source[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => {
      const path = withSlashes(relative(ROOT, join(entry.parentPath, entry.name)));
      const text = readFileSync(join(ROOT, path), "utf8");
      const code = withoutComments(text);
      const imports = [...code.matchAll(/(?:from|import)\s*\(?\s*"(#brand|\.[^"?]+)/g)].map(
        ([, to = ""]) => (to === "#brand" ? BRAND : posix.join(dirname(path), to)),
      );
      return { path, text, code, imports };
    });
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/(^|[^:"'`])\/\/.*$/gm, "$1");
}

const app = sourcesBelow("app");
/** The deployed files. */
const worker = sourcesBelow("worker").filter(({ path }) => !/^worker\/(local|tools)\//.test(path));
const local = sourcesBelow("worker/local");
const tools = sourcesBelow("worker/tools");
const all = [...app, ...worker, ...local, ...tools];
const tests = sourcesBelow("test").filter(
  ({ path }) => path.endsWith(".test.ts") || path.endsWith(".test.tsx"),
);

/** Whether a test's name begins with the id: alone, "T1: …", or after others, "T1, T2: …". */
function namesTest(code: string, id: string): boolean {
  return new RegExp(`["\`](?:[TF]\\d+, )*${id}(?::|, [TF]\\d)`).test(code);
}

/** Paths of the sources whose code matches the pattern, except the allowed ones. */
function offenders(sources: Source[], pattern: RegExp, allowed: RegExp = /^$/): string[] {
  return sources
    .filter(({ path, code }) => pattern.test(code) && !allowed.test(path))
    .map(({ path }) => path);
}

/** Paths of the sources that import a file whose path matches, except the allowed ones. */
function importers(sources: Source[], target: RegExp, allowed: RegExp = /^$/): string[] {
  return sources
    .filter(({ path, imports }) => !allowed.test(path) && imports.some((to) => target.test(to)))
    .map(({ path }) => path);
}

/** A file imports from its own and earlier layers, never from later ones. The brand is data. */
const LAYERS = [
  "contract",
  "loaders",
  "format",
  "content",
  "ui",
  "live",
  "rooms",
  "frame",
  "routes",
  "worker",
] as const;

/** The layer's index in LAYERS. Unnamed folders of app/ are rooms; app/'s files are routes. */
function layerOf(path: string): number {
  const [house, folder = "", ...deeper] = path.split("/");
  if (house === "worker") return LAYERS.indexOf("worker");
  if (deeper.length === 0) return LAYERS.indexOf("routes");
  const own = LAYERS.findIndex((layer) => layer === folder);
  return own === -1 ? LAYERS.indexOf("rooms") : own;
}

/** The folder below app/ or worker/, such as "app/ui"; "app" or "worker" for their own files. */
function folderOf(path: string): string {
  return path.split("/").slice(0, -1).slice(0, 2).join("/");
}

/** A shortest chain of imports that leads from a folder back to itself; null without one. */
function circleThrough(start: string, importsOf: Map<string, string[]>): string[] | null {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const path of queue) {
    for (const to of importsOf.get(path) ?? []) {
      if (to === start) {
        const circle = [path];
        while (circle[0] !== start) circle.unshift(cameFrom.get(circle[0] ?? "") ?? start);
        return circle;
      }
      if (cameFrom.has(to)) continue;
      cameFrom.set(to, path);
      queue.push(to);
    }
  }
  return null;
}

describe("the rooms", () => {
  it("finds the sources and their imports", () => {
    expect(app.length).toBeGreaterThan(60);
    expect(worker.length).toBeGreaterThan(15);
    expect(app.some(({ imports }) => imports.includes("app/contract/error-codes.ts"))).toBe(true);
  });

  it("no chain of imports, types included, leads from a folder back to itself", () => {
    const paths = new Set(all.map(({ path }) => path));
    const importsOf = new Map<string, string[]>();
    for (const { path, imports } of all) {
      const folder = folderOf(path);
      const others = imports.filter((to) => paths.has(to) && to !== BRAND).map(folderOf);
      const known = importsOf.get(folder) ?? [];
      importsOf.set(folder, [...known, ...others.filter((other) => other !== folder)]);
    }
    expect(importsOf.size).toBeGreaterThan(40);
    const circles = [...importsOf.keys()].flatMap((folder) => {
      const circle = circleThrough(folder, importsOf);
      return circle ? [circle.toSorted().join(" ")] : [];
    });
    expect([...new Set(circles)]).toEqual([]);
  });

  it("no import runs from an earlier layer to a later one", () => {
    const paths = new Set(all.map(({ path }) => path));
    const backwards = all.flatMap(({ path, imports }) =>
      imports
        .filter((to) => paths.has(to) && to !== BRAND && layerOf(to) > layerOf(path))
        .map((to) => `${path} -> ${to}`),
    );
    expect(backwards).toEqual([]);
  });

  it("content is data: no markup, and only types from other rooms, except its language", () => {
    const content = app.filter(({ path }) => path.startsWith("app/content/"));
    expect(content.filter(({ path }) => path.endsWith(".tsx"))).toEqual([]);
    const values = content.flatMap(({ path, code }) =>
      [...code.matchAll(/^import (?!type )[^;]*?from "(\.[^"]+)"/gm)]
        .map((match) => posix.join(dirname(path), match[1] ?? ""))
        .filter((to) => !/^app\/(content|contract|format\/language\.ts$)/.test(to))
        .map((to) => `${path} -> ${to}`),
    );
    expect(values).toEqual([]);
  });

  it("no form goes to an address without the prefix of its language", () => {
    expect(offenders(app, /action="\//)).toEqual([]);
  });

  it("texts have one spelling of color and gray", () => {
    const content = app.filter(({ path }) => path.startsWith("app/content/"));
    expect(offenders(content, /["`][^"`\n]*\b(colour|grey)/i)).toEqual([]);
  });

  it("browser code gets the brand only from *.static.ts, whose exports the build replaces", () => {
    const allowed = /\.static\.ts$|^app\/content\/(features|legal)\/index\.ts$|^app\/routes\//;
    expect(offenders(app, /from "#brand"/, allowed)).toEqual([]);
    const functions = app.filter(({ path }) => path.endsWith(".static.ts"));
    expect(functions.length).toBeGreaterThan(5);
    expect(
      offenders(functions, /^export (async )?function|^export const \w+ = (async )?\(/m),
    ).toEqual([]);
  });

  it("the deployed worker imports neither worker/local nor worker/tools", () => {
    expect(importers([...app, ...worker], /^worker\/(local|tools)\//)).toEqual([]);
  });

  it("the simulated services import no operator's program, and those programs nothing of the tests", () => {
    expect(tools.length).toBeGreaterThan(15);
    expect(importers(local, /^worker\/tools\//)).toEqual([]);
    expect(importers([...local, ...tools], /^test\//)).toEqual([]);
  });

  it("only renderer, index, language and auth/session name React Router in the worker", () => {
    const allowed = /^worker\/(renderer|index|language|auth\/session)\.ts$/;
    expect(offenders(worker, /from "react-router"|virtual:react-router/, allowed)).toEqual([]);
    expect(
      importers(
        worker,
        /^worker\/(site|renderer|auth\/session)\.ts$/,
        /^worker\/(index|language)\.ts$/,
      ),
    ).toEqual([]);
    // Its bundle has copies of its imports, which must have nothing that the worker has too.
    const renderer = worker.find(({ path }) => path === "worker/renderer.ts");
    expect(renderer?.imports).toEqual(["app/loaders/context.ts", "worker/context/renderer.ts"]);
  });
});

describe("restricted APIs", () => {
  it("only upstream, discord, webhooks and live call fetch", () => {
    const allowed =
      /^(worker\/bot\/upstream\.ts|worker\/auth\/discord\.ts|worker\/deliveries\/webhook\.ts|app\/live\/.*)$/;
    expect(offenders([...app, ...worker], /(?<![\w.])fetch\(/, allowed)).toEqual([]);
  });

  it("only lazyPart loads scripts later, so that a lost one leaves the page alone", () => {
    const later = /(?<![\w.])lazy\(|(?<!lazyPart\(\s*\(\) => )\bimport\((?!"[^"]+"\)\.)/;
    const allowed =
      /^app\/(page-load\/lazy-part\.tsx|deferred-scripts\.ts|root\.tsx)$|\.static\.ts$/;
    expect(offenders(app, later, allowed)).toEqual([]);
    const parts = app.flatMap(({ code }) => code.match(/\blazyPart\(\s*\(\) => import\(/g) ?? []);
    expect(parts.length).toBeLessThanOrEqual(14);
  });

  it("nothing in app/ takes a whole library: no import() of one, and a namespace is only asked for its members", () => {
    expect(offenders(app, /\bimport\("[^."#]/)).toEqual([]);
    expect(offenders(app, /\* as (?!v from "valibot")\w+ from "[^."#]/)).toEqual([]);
    // The bundler drops unnamed members only if the namespace isn't used as a value.
    const validating = app.filter(({ code }) => code.includes('* as v from "valibot"'));
    expect(validating.length).toBeGreaterThan(10);
    const asked = validating.map(({ path, code }) => ({
      path,
      code: code.replace('* as v from "valibot"', "").replaceAll(/"[^"\n]*"/g, '""'),
    }));
    expect(
      asked.filter(({ code }) => /(?<![\w.$])v(?![\w.:$])/.test(code)).map(({ path }) => path),
    ).toEqual([]);
  });

  it("only config reads the environment", () => {
    const pattern = /(?<!meta\.)\benv\.[A-Z]|process\.env|from "cloudflare:workers"/;
    expect(offenders([...app, ...worker], pattern, /^worker\/context\/config\.ts$/)).toEqual([]);
  });

  it("only cache, session, pushes and the deep check use KV", () => {
    const allowed =
      /^worker\/(bot\/cache|auth\/session|push\/store|monitoring\/deep-health|context\/config|env\.d)\.ts$/;
    expect(offenders(worker, /\bkv\.(get|put|delete|list)\b|KVNamespace|kv:/, allowed)).toEqual([]);
  });

  it("no code inserts HTML strings or evaluates text", () => {
    expect(offenders(app, /dangerouslySetInnerHTML|innerHTML|\beval\(|new Function\(/)).toEqual([]);
  });

  it("pure modules read no clock and draw no random numbers", () => {
    const pure = app.filter(
      ({ path }) => path.endsWith(".ts") && !/^app\/(live|frame|routes|content)\//.test(path),
    );
    expect(offenders(pure, /Date\.now\(\)|new Date\(\)|Math\.random\(/)).toEqual([]);
  });

  it("routes are relative to the prefix at which edge mounts them", () => {
    const absolute =
      /\.(?:get|post|all|use|on)\(\s*(?:"GET", )?[["`]*\/(?:api|blacklist|status)[/"`]/;
    expect(offenders(worker, absolute, /^worker\/rate-limits\.ts$/)).toEqual([]);
  });

  it("the time is an argument, except where the platform calls the worker, it waits for the bot, or the browser reads its own clock", () => {
    const allowed =
      /^(worker\/(edge|index|scheduled|bot\/upstream|db\/site|deliveries\/queue)\.ts|app\/ui\/copy-details\.tsx|app\/live\/(clock|session\/viewer)\.ts|app\/staff\/list\/export-buttons\.tsx)$/;
    expect(offenders([...app, ...worker], /Date\.now\b|new Date\(\)/, allowed)).toEqual([]);
  });

  it("no path of a file is the path of its address, which on Windows begins with a slash", () => {
    expect(offenders([...all, ...tests], /import\.meta\.url\)\.pathname/)).toEqual([]);
  });

  // One compares two times of a run, which tells how a parser grows, not how fast the machine is.
  it("no test asserts how long the machine takes", () => {
    const stopwatch = /performance\.now\(|[cC]puUsage\(|\.cpu\(\)|longtask|waitForTimeout\(/;
    expect(offenders(tests, stopwatch, /^test\/(?:rooms|app\/fuzz\/linear)\.test\.ts$/)).toEqual(
      [],
    );
  });

  it("each threat and fault of test/README.md has a test whose name begins with its id", () => {
    const readme = readFileSync(join(ROOT, "test/README.md"), "utf8");
    const ids = [...readme.matchAll(/^\| ([TF]\d+) \| /gm)].map(([, id = ""]) => id);
    expect(ids.length).toBeGreaterThan(100);
    const isNamed = (id: string) => tests.some(({ code }) => namesTest(code, id));
    expect(ids.filter((id) => !isNamed(id))).toEqual([]);
  });

  it("every file that a README of the sources names exists", () => {
    const folders = ["", "app", "worker", ...all.map(({ path }) => folderOf(path))];
    const files = ["app", "worker", "test", "vite"].flatMap((house) =>
      readdirSync(join(ROOT, house), { recursive: true, encoding: "utf8" }).map(
        (path) => `/${house}/${withSlashes(path)}`,
      ),
    );
    const readmes = [...new Set(folders)].map((folder) => join(folder, "README.md"));
    const named = readmes
      .filter((readme) => existsSync(join(ROOT, readme)))
      .flatMap((readme) =>
        [...readFileSync(join(ROOT, readme), "utf8").matchAll(/`([\w./-]+\.(?:tsx?|css))`/g)].map(
          ([, name = ""]) => ({ readme, name }),
        ),
      );
    expect(named.length).toBeGreaterThan(80);
    const missing = named.filter(({ name }) => !files.some((file) => file.endsWith(`/${name}`)));
    expect(missing).toEqual([]);
  });

  it("only format and status import dayjs", () => {
    expect(offenders(app, /from "dayjs/, /^app\/(format|status)\//)).toEqual([]);
  });

  it("only use-read keeps what the browser has read", () => {
    expect(offenders(app, /from "swr/, /^app\/live\/use-read\.ts$/)).toEqual([]);
  });

  it("only .tsx files hold class names", () => {
    const data = app.filter(({ path }) => path.endsWith(".ts") && path !== "app/uno.config.ts");
    expect(offenders(data, /className|\bi-(lucide|simple-icons)-/)).toEqual([]);
  });
});

describe("words", () => {
  it("attributes that are shown or read out come from content, not from a component's templates", () => {
    const attribute =
      /\s(?:aria-label|title|alt|placeholder|label|heading)=(?:"([^"]*)"|\{[^`}]*`([^`]*)`)/g;
    const written = app
      .filter(({ path }) => path.endsWith(".tsx"))
      .flatMap(({ path, code }) =>
        [...code.matchAll(attribute)]
          .map(([, plain = "", template = ""]) => plain + template.replaceAll(/\$\{[^}]*\}/g, ""))
          .filter((words) => /\p{L}/u.test(words) && words !== "https://")
          .map((words) => `${path}: ${words}`),
      );
    expect(written).toEqual([]);
  });

  it("no answer of the worker has its text in place", () => {
    const pattern = /(?:jsonError\(c, "\w+",|c\.text\()\s*[`"]|<(?:h1|p|title|a [^>]*)>\p{L}/u;
    // "ok" of /healthz is no sentence.
    expect(offenders(worker, pattern, /^worker\/edge\.ts$/)).toEqual([]);
  });
});

describe("errors", () => {
  it("go out through jsonError with a code, except edge's for pages and its deep check's for monitors", () => {
    const pattern =
      /c\.(?:json|body|newResponse)\([^;]*?,\s*[45]\d\d\b|\bc\.(?:text|status)\(|Response\.json\(/;
    const allowed = /^worker\/(?:edge|monitoring\/routes)\.ts$/;
    expect(offenders(worker, pattern, allowed)).toEqual([]);
    expect(
      offenders(worker, /\b(?:json|Response)\([^;]*\brequestId:/, /^worker\/http\/json-error\.ts$/),
    ).toEqual([]);
  });
});

describe("names and sizes", () => {
  it("file names are kebab-case, and none is a catch-all such as utils", () => {
    const names = all.map(({ path }) => basename(path).replace(/\.d\.ts$|\.tsx?$/, ""));
    expect(names.filter((name) => !/^[a-z0-9]+([-.][a-z0-9]+)*$/.test(name))).toEqual([]);
    expect(names.filter((name) => /^(utils?|helpers?|misc|common|lib)$/.test(name))).toEqual([]);
  });

  it("no file re-exports everything of another", () => {
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
