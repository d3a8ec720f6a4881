import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, it } from "vitest";
import { configFile, secretsFileOf } from "../../../vite/config-file.ts";
import { chooseBrand } from "../../../vite/brand.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const OTTER = "test/brands/otter/brand.ts";
const SHIPPED = { file: join(ROOT, "app/content/brand.ts"), namedBy: null };

const folder = mkdtempSync(join(tmpdir(), "haven-brand-"));
afterAll(() => rmSync(folder, { recursive: true }));

function configWith(line: string): string {
  const file = join(folder, "wrangler.toml");
  writeFileSync(file, `name = "otter"\ncompatibility_date = "2026-08-15"\n[vars]\n${line}\n`);
  return file;
}

it("takes the software's own brand when nothing names another", () => {
  for (const line of ["", '# BRAND = "brands/x.ts"', 'OTHER = "x"', 'BRAND = ""']) {
    expect(chooseBrand({}, configWith(line))).toEqual(SHIPPED);
  }
  expect(chooseBrand({}, join(folder, "missing.toml"))).toEqual(SHIPPED);
});

it("takes the brand that wrangler.toml names, from the root", () => {
  const otter = { file: join(ROOT, OTTER), namedBy: "BRAND" };
  expect(chooseBrand({}, configWith(`BRAND = "${OTTER}"`))).toEqual(otter);
});

it("prefers BRAND_FILE's, and an empty one means the default brand", () => {
  const config = configWith('BRAND = "brands/typo.ts"');
  const BRAND_FILE = join(ROOT, OTTER);
  expect(chooseBrand({ BRAND_FILE }, config)).toEqual({ file: BRAND_FILE, namedBy: "BRAND_FILE" });
  expect(chooseBrand({ BRAND_FILE: "" }, config)).toEqual(SHIPPED);
});

it("takes the configuration of CONFIG_FILE, with the secrets beside it", () => {
  const CONFIG_FILE = configWith(`BRAND = "${OTTER}"`);
  expect(chooseBrand({ CONFIG_FILE })).toMatchObject({ namedBy: "BRAND" });
  expect(configFile({})).toBe(join(ROOT, "wrangler.toml"));
  expect(() => configFile({ CONFIG_FILE: "typo.toml" })).toThrow(/^CONFIG_FILE names .*typo\.toml/);
  expect(secretsFileOf("/x/wrangler.toml")).toBe("/x/.dev.vars");
  expect(secretsFileOf("/x/wrangler.staging.toml")).toBe("/x/.dev.vars.staging");
});

it("F43: names a brand file's missing import, without a stack", () => {
  const file = join(folder, "brand.ts");
  writeFileSync(file, 'import { x } from "./typo.ts";\nexport const brand = x;\n');
  const code = `import("./vite/brand.ts").then(({ loadBrand }) => loadBrand()).catch((error) => console.log(error.stack))`;
  const said = execFileSync(process.execPath, ["--input-type=module", "--eval", code], {
    cwd: ROOT,
    env: { ...process.env, BRAND_FILE: file },
    encoding: "utf8",
  });
  expect(said).toMatch(/^\/.*brand\.ts cannot be loaded: Cannot find module .*typo\.ts.*\n$/);
});

it("names a file that is missing, and what named it", () => {
  expect(() => chooseBrand({}, configWith('BRAND = "brands/typo.ts"'))).toThrow(
    /^BRAND names .*brands\/typo\.ts, and there is no such file$/,
  );
  expect(() => chooseBrand({ BRAND_FILE: "typo.ts" }, configWith(""))).toThrow(/^BRAND_FILE names/);
});
