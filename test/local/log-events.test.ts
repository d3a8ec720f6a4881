import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { brandSchema } from "../../app/content/brand-schema.ts";
import { VARIABLE_NAMES } from "../../worker/tools/doctor/silent-settings.ts";

const ROOT = new URL("../../", import.meta.url);
const read = (name: string) => readFileSync(new URL(`.github/${name}.md`, ROOT), "utf8");
const OPERATING = read("OPERATING");
const BRAND = read("BRAND");
const DEPLOY = read("DEPLOY");

/** Words of the worker that look like events. */
const OTHERS = /^(edge|kv)\.|\.webhook_id$|^webhook\.incoming$/;

it("OPERATING names every event of the log, and no other", () => {
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
  const rows = OPERATING.split("\n").filter((row) => /^\| `[a-z]+\.[a-z_]+`/.test(row));
  const named = rows.flatMap((row) => row.split("|")[1]?.match(/[a-z]+\.[a-z_]+/g) ?? []);
  expect(named.filter((event) => !events.includes(event))).toEqual([]);
});

it("OPERATING, BRAND and DEPLOY have no line that is too long to read", () => {
  const lines = `${OPERATING}\n${BRAND}\n${DEPLOY}`.split("\n");
  expect(lines.filter(({ length }) => length > 400)).toEqual([]);
});

it("BRAND names every key of a brand", () => {
  const keys = Object.keys(brandSchema.entries);
  expect(keys.filter((key) => !BRAND.includes(`\`${key}\``))).toEqual([]);
});

it("wrangler.toml and .dev.vars.example name every value that the worker reads", () => {
  const examples = ["wrangler.toml", ".dev.vars.example"].map((name) =>
    readFileSync(new URL(name, ROOT), "utf8"),
  );
  const names = VARIABLE_NAMES.filter(
    (name) => !new RegExp(`^(# )?${name} ?=`, "m").test(examples.join("\n")),
  );
  expect(names).toEqual([]);
});
