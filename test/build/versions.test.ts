import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const ROOT = new URL("../../", import.meta.url).pathname;

interface Lock {
  packages: Record<string, { version: string; hasInstallScript?: boolean; resolved?: string }>;
}

const { packages } = JSON.parse(readFileSync(`${ROOT}package-lock.json`, "utf8")) as Lock;

/** The first versions without a known advisory (hono: GHSA-hxh3, react-router: #15491 and before). */
const FLOORS: Record<string, string> = {
  hono: "4.13.7",
  "react-router": "8.4.0",
  "@react-router/dev": "8.4.0",
  "@react-router/cloudflare": "8.3.0",
  // CVE-2021-23327; its regression is answered by our own tooltips, which T20 proves.
  apexcharts: "3.24.0",
  arctic: "3.7.0",
};

function compare(a: string, b: string): number {
  const [one = [], other = []] = [a, b].map((text) => text.split(/[.-]/).map(Number));
  for (let i = 0; i < 3; i++) {
    const difference = (one[i] ?? 0) - (other[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Every installed copy of a package, nested ones included. */
function versionsOf(name: string): string[] {
  return Object.entries(packages)
    .filter(([path]) => path.endsWith(`node_modules/${name}`))
    .map(([, { version }]) => version);
}

describe("T38: the packages", () => {
  it.each(Object.entries(FLOORS))("%s is at %s or above, in every copy", (name, floor) => {
    const versions = versionsOf(name);
    expect(versions.length).toBeGreaterThan(0);
    expect(versions.filter((version) => compare(version, floor) < 0)).toEqual([]);
    const installed = JSON.parse(
      readFileSync(`${ROOT}node_modules/${name}/package.json`, "utf8"),
    ) as { version: string };
    expect(versions).toContain(installed.version);
  });

  it("compares versions as numbers", () => {
    expect(compare("4.13.19", "4.13.7")).toBeGreaterThan(0);
    expect(compare("4.9.0", "4.13.7")).toBeLessThan(0);
    expect(compare("8.4.0", "8.4.0")).toBe(0);
  });

  it("run scripts at installation only where package.json allows it", () => {
    const { allowScripts } = JSON.parse(readFileSync(`${ROOT}package.json`, "utf8")) as {
      allowScripts: Record<string, boolean>;
    };
    const scripted = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.replace(/^.*node_modules\//, ""));
    // What only macOS builds is never installed elsewhere.
    const others = scripted.filter((name) => name !== "fsevents" && !(name in allowScripts));
    expect(others).toEqual([]);
  });
});
