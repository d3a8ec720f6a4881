import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import budget from "./budget.json" with { type: "json" };

const CLIENT = fileURLToPath(new URL("../../build/client/", import.meta.url));
const SERVER = fileURLToPath(new URL("../../build/server/", import.meta.url));

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

/** One per language. The first has the staff pages. */
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

/** Scripts that a route's document names: the entry's, the route's and its parents'. */
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
function firstOf(language: Manifest) {
  return Object.keys(language.routes).map((id) => {
    const named = [...namedBy(language, id)];
    return {
      id,
      files: named.length,
      size: named.reduce((sum, path) => sum + gzipped(CLIENT + path), 0),
    };
  });
}

describe("the budget", () => {
  it("is held by the first scripts of every route, in every language", () => {
    const routes = [...firstOf(manifest), ...firstOf(german)];
    expect(routes.length).toBeGreaterThan(50);
    // React and the router alone exceed this; less means that scripts were missed.
    expect(routes.filter(({ size }) => size < 100_000)).toEqual([]);
    expect(routes.filter(({ size }) => size > budget.scripts)).toEqual([]);
    expect(routes.filter(({ files }) => files > budget.scriptFiles)).toEqual([]);
  });

  it("is held by the number of scripts", () => {
    const scripts = assets.filter((name) => name.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(50);
    expect(scripts.length).toBeLessThanOrEqual(budget.allScriptFiles);
  });

  it("is held by the one style sheet, which only documents contain", () => {
    expect(assets.filter((name) => name.endsWith(".css"))).toEqual([]);
    const lines = readFileSync(join(SERVER, "index.js"), "utf8")
      .split("\n")
      .filter((line) => line.includes("@font-face{"));
    expect(lines).toHaveLength(1);
    const [line = ""] = lines;
    const sheet: string = JSON.parse(line.slice(line.indexOf('"'), line.lastIndexOf('"') + 1));
    expect(sheet.length).toBeGreaterThan(10_000);
    expect(gzipSync(sheet, { level: 9 }).length).toBeLessThanOrEqual(budget.styles);
    // The first frame would wait for each.
    expect(sheet).not.toContain("data:image");
  });

  it("is held by the fonts that every page loads", () => {
    const fonts = assets.filter((name) => /-latin-(?!ext).*\.woff2$/.test(name));
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
