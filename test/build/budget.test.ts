import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import budget from "./budget.json" with { type: "json" };

const CLIENT = new URL("../../build/client/", import.meta.url).pathname;
const SERVER = new URL("../../build/server/", import.meta.url).pathname;

interface Scripts {
  module: string;
  imports?: string[];
  clientLoaderModule?: string;
  clientActionModule?: string;
  clientMiddlewareModule?: string;
}

interface Manifest {
  entry: Scripts;
  routes: Record<string, Scripts & { id: string; parentId?: string }>;
}

const assets = readdirSync(join(CLIENT, "assets"));

/** One for each language. The site's own has the pages of the team. */
function readManifests(): Manifest[] {
  const names = assets.filter((asset) => asset.startsWith("manifest-"));
  const manifests = names.map((name): Manifest => {
    const text = readFileSync(join(CLIENT, "assets", name), "utf8");
    return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  });
  return manifests.toSorted((a, b) => Object.keys(b.routes).length - Object.keys(a.routes).length);
}

function scriptsOf(part: Scripts): string[] {
  const { module, imports = [], clientLoaderModule, clientActionModule } = part;
  const all = [module, ...imports, clientLoaderModule, clientActionModule];
  return [...all, part.clientMiddlewareModule].filter((path) => path !== undefined);
}

/** What the document of a route names: the scripts of the entry, the route and those around it. */
function namedBy({ entry, routes }: Manifest, id: string): Set<string> {
  const named = new Set(scriptsOf(entry));
  for (let route = routes[id]; route; route = routes[route.parentId ?? ""]) {
    for (const script of scriptsOf(route)) named.add(script);
  }
  return named;
}

function gzipped(path: string): number {
  return gzipSync(readFileSync(path), { level: 9 }).length;
}

const [manifest, german] = readManifests();
if (!manifest || !german) throw new Error("There are not two languages");

/** The first scripts of each route. */
function sizesOf(language: Manifest): { id: string; size: number }[] {
  return Object.keys(language.routes).map((id) => ({
    id,
    size: [...namedBy(language, id)].reduce((sum, path) => sum + gzipped(CLIENT + path), 0),
  }));
}

describe("the budget", () => {
  it("is held by the first scripts of every route", () => {
    const sizes = sizesOf(manifest);
    expect(sizes.length).toBeGreaterThan(30);
    // React and the router alone are more than this; less means that scripts were not found.
    expect(sizes.filter(({ size }) => size < 100_000)).toEqual([]);
    expect(sizes.filter(({ size }) => size > budget.scripts)).toEqual([]);
  });

  it("is held in German, whose words are longer, with 4 % more", () => {
    const english = new Map(sizesOf(manifest).map(({ id, size }) => [id, size]));
    const sizes = sizesOf(german);
    expect(sizes.length).toBeGreaterThan(20);
    expect(sizes.filter(({ id, size }) => size > 1.04 * (english.get(id) ?? 0))).toEqual([]);
  });

  it("is held by the style sheet, which is one and in the documents alone", () => {
    expect(assets.filter((name) => name.endsWith(".css"))).toEqual([]);
    const lines = readFileSync(join(SERVER, "index.js"), "utf8")
      .split("\n")
      .filter((line) => line.includes("@font-face{"));
    expect(lines).toHaveLength(1);
    const [line = ""] = lines;
    const sheet: string = JSON.parse(line.slice(line.indexOf('"'), line.lastIndexOf('"') + 1));
    expect(sheet.length).toBeGreaterThan(10_000);
    expect(gzipSync(sheet, { level: 9 }).length).toBeLessThanOrEqual(budget.styles);
    // The first frame would wait for each, as for a document of its own.
    expect(sheet).not.toContain("data:image");
  });

  it("is held by the fonts", () => {
    const fonts = assets.filter((name) => name.endsWith(".woff2"));
    expect(fonts.length).toBeGreaterThan(0);
    const size = fonts.reduce((sum, name) => {
      return sum + readFileSync(join(CLIENT, "assets", name)).length;
    }, 0);
    expect(size).toBeLessThanOrEqual(budget.fonts);
  });

  it("charts are in no page's first scripts", () => {
    const charts = assets.filter((name) => name.startsWith("line-chart"));
    expect(charts).toHaveLength(2);
    for (const language of [manifest, german]) {
      for (const id of Object.keys(language.routes)) {
        expect([...namedBy(language, id)].join()).not.toContain("line-chart");
      }
    }
  });
});
