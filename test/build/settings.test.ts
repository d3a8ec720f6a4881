import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { RATE_LIMITS } from "../../worker/rate-limits.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** What `wrangler deploy` sends: wrangler.toml as built. Doctor checks the rest. */
const deployed = JSON.parse(readFileSync(`${ROOT}build/server/wrangler.json`, "utf8")) as {
  name: string;
  assets: object;
  limits?: object;
  d1_databases: { migrations_dir: string }[];
  queues: { consumers: object[] };
  ratelimits: { name: string; simple: { limit: number; period: number } }[];
};

it("sets no limits, which the free plan refuses", ({ skip }) => {
  skip(deployed.name !== "haven", "the settings are those of another site");
  expect(deployed.limits).toBeUndefined();
});

it("T16: has the limits that the worker names", () => {
  const { signIn, people, exports, views, hiding } = RATE_LIMITS;
  const told = deployed.ratelimits.map(({ name, simple }) => [name, simple.limit, simple.period]);
  expect(told).toEqual([
    ["SIGN_IN_LIMIT", signIn.calls, signIn.seconds],
    ["PEOPLE_LIMIT", people.calls, people.seconds],
    ["EXPORTS_LIMIT", exports.calls, exports.seconds],
    ["VIEWS_LIMIT", views.calls, views.seconds],
    ["HIDING_LIMIT", hiding.calls, hiding.seconds],
  ]);
});

it("has the migrations where wrangler looks for them", () => {
  const folder = deployed.d1_databases[0]?.migrations_dir ?? "";
  expect(readdirSync(join(ROOT, "build/server", folder))).toContain("0001_schema.sql");
});

it("retries a message of the queue six times", () => {
  expect(deployed.queues.consumers).toMatchObject([{ max_retries: 6 }]);
});

it("T47: serves the scripts of each of two versions without the worker", () => {
  expect(deployed.assets).not.toHaveProperty("run_worker_first");
});
