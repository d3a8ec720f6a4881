import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cloudflare } from "@cloudflare/vite-plugin";
import { createBuilder } from "vite";
import { describe, expect, it } from "vitest";
import { withoutSecrets } from "../../vite.config.ts";
import { API_KEY, CLIENT_SECRET, SESSION_SECRET } from "../support/fixtures.ts";

const BUILD = fileURLToPath(new URL("../../build/", import.meta.url));

function filesBelow(folder: string): { name: string; text: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((name) => ({ name, text: readFileSync(name, "latin1") }));
}

const client = filesBelow(join(BUILD, "client"));
const server = filesBelow(join(BUILD, "server"));

describe("a build with a .dev.vars", () => {
  it("T1: copies no secrets into the build", async () => {
    const folder = mkdtempSync(join(tmpdir(), "haven-build-"));
    writeFileSync(join(folder, ".dev.vars"), `BOT_API_KEY=${API_KEY}\n`);
    writeFileSync(join(folder, "worker.js"), "export default { fetch: () => new Response() };\n");
    const toml = 'name = "w"\nmain = "worker.js"\ncompatibility_date = "2026-08-15"\n';
    writeFileSync(join(folder, "wrangler.toml"), toml);
    await createBuilder({
      root: folder,
      configFile: false,
      logLevel: "silent",
      plugins: [cloudflare({ inspectorPort: false }), withoutSecrets()],
    }).then((builder) => builder.buildApp());
    const built = filesBelow(join(folder, "dist"));
    rmSync(folder, { recursive: true });
    expect(built.map(({ name }) => name)).toContainEqual(expect.stringMatching(/\.mjs$/));
    for (const { name, text } of built) expect(text, name).not.toContain(API_KEY);
  });
});

describe("the build", () => {
  it("has files for the browser and for the worker", () => {
    expect(client.length).toBeGreaterThan(20);
    expect(server.some(({ name }) => name.endsWith("index.js"))).toBe(true);
  });

  it("T1: contains no secret and no environment file", () => {
    for (const { name, text } of [...client, ...server]) {
      for (const secret of [API_KEY, CLIENT_SECRET, SESSION_SECRET])
        expect(text, name).not.toContain(secret);
      expect(name).not.toContain(".dev.vars");
    }
  });

  it("has no whole library in a script, except the charts'", () => {
    // Shapes that no answer has must not bring valibot's code for them.
    const unused = ["creditCard", "imei", "isbn"];
    const scripts = client.filter(({ name }) => name.endsWith(".js"));
    expect(scripts.some(({ text }) => text.includes("v.object") || text.includes("expects:"))).toBe(
      true,
    );
    for (const { name, text } of scripts) {
      for (const word of unused) expect(text, name).not.toContain(word);
    }
  });

  it("has the licence texts of the packages, fonts and icons that browsers get", () => {
    const files = client.filter(({ name }) => name.includes("/licenses/"));
    expect(files.map(({ name }) => name)).toEqual([join(BUILD, "client/licenses/packages.md")]);
    const parts = (files[0]?.text ?? "").split(/^## /m).slice(1);
    const names = parts.map((part) => part.split(" ", 1)[0] ?? "");
    const fonts = client.flatMap(
      ({ name }) => /assets\/(.+?)-latin-.*\.woff2$/.exec(name)?.[1] ?? [],
    );
    expect(names).toEqual(
      expect.arrayContaining([
        "react",
        "react-dom",
        "react-router",
        "apexcharts",
        "dayjs",
        "swr",
        "valibot",
        "lucide",
        "discord-emoji",
        ...fonts.map((font) => `@fontsource-variable/${font}`),
      ]),
    );
    for (const part of parts) expect(part).toMatch(/copyright.*\n[^]*(permission|redistribution)/i);
  });

  it("F23: loads no part of the worker during a request, as a visitor who leaves would abort it for all", () => {
    const scripts = server.filter(({ name }) => name.endsWith(".js"));
    expect(scripts.map(({ name }) => name)).toEqual([join(BUILD, "server/index.js")]);
    expect(scripts[0]?.text).not.toMatch(/\bimport\(\s*["'`]/);
  });

  it("contains nothing of the simulated services", () => {
    // Words of worker/local alone, proven by reading the sources.
    const words = ["Local sign-in", "__faults", "Continue as "];
    const sources = filesBelow(fileURLToPath(new URL("../../worker/local/", import.meta.url)));
    for (const word of words) {
      expect(
        sources.some(({ text }) => text.includes(word)),
        word,
      ).toBe(true);
      for (const { name, text } of [...client, ...server]) expect(text, name).not.toContain(word);
    }
  });

  it("T1: keeps the worker's names out of the browser", () => {
    const words = ["X-API-Key", "BOT_API_KEY", "SESSION_SECRET", "client_secret", "arctic"];
    // The documents below /docs/ tell these names to a bot's author.
    for (const { name, text } of client.filter(({ name }) => !name.includes("/client/docs/"))) {
      for (const word of words) expect(text, name).not.toContain(word);
    }
  });

  it("T38: has no package with an install script that package.json does not allow", () => {
    const root = new URL("../../", import.meta.url);
    const read = (name: string) => JSON.parse(readFileSync(new URL(name, root), "utf8"));
    const { packages }: { packages: Record<string, { hasInstallScript?: boolean }> } =
      read("package-lock.json");
    const { allowScripts }: { allowScripts: object } = read("package.json");
    const scripted = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.replace(/^.*node_modules\//, ""));
    // Packages that only macOS builds are never installed elsewhere.
    expect(scripted.filter((name) => name !== "fsevents" && !(name in allowScripts))).toEqual([]);
  });

  it("T38: evaluates no strings as code in the browser", () => {
    for (const { name, text } of client.filter(({ name }) => name.endsWith(".js"))) {
      expect(text, name).not.toMatch(/\beval\(|\bnew Function\(/);
    }
  });
});
