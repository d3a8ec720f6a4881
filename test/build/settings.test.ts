import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { RATE_LIMITS } from "../../worker/rate-limits.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** What `wrangler deploy` sends: the built form of wrangler.toml. */
const deployed = JSON.parse(readFileSync(`${ROOT}build/server/wrangler.json`, "utf8")) as {
  workers_dev: boolean;
  preview_urls: boolean;
  routes?: unknown[];
  vars: Record<string, unknown>;
  secrets: { required: string[] };
  compatibility_flags: string[];
  version_metadata: { binding: string };
  assets: object;
  limits?: object;
  observability: object;
  d1_databases: { binding: string; migrations_dir: string }[];
  queues: { producers: { binding: string; queue: string }[]; consumers: object[] };
  ratelimits: { name: string; simple: { limit: number; period: number } }[];
};

describe("T37: the deployed worker", () => {
  it("answers only on its own domain: no workers.dev, no previews", () => {
    expect([deployed.workers_dev, deployed.preview_urls]).toEqual([false, false]);
  });

  it("sends its requests through the public network, past its own routes", () => {
    expect(deployed.compatibility_flags).toContain("global_fetch_strictly_public");
  });
});

it("asks for no limits of its own, which the free plan refuses", () => {
  expect(deployed.limits).toBeUndefined();
});

describe("T1: the deployed worker's secrets", () => {
  it("are required, and are in no file", () => {
    const secrets = ["BOT_API_KEY", "DISCORD_CLIENT_SECRET", "SESSION_SECRET"];
    expect(deployed.secrets.required).toEqual(secrets);
    for (const name of secrets) expect(deployed.vars).not.toHaveProperty(name);
  });
});

describe("T56: the platform's log", () => {
  it("has the worker's lines, without the platform's own of addresses and headers", () => {
    expect(deployed.observability).toMatchObject({
      enabled: true,
      logs: { enabled: true, invocation_logs: false },
    });
  });
});

describe("T16: the platform's limits", () => {
  it("are those that the worker names", () => {
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
});

describe("the database and the queue", () => {
  it("are bound, and the migrations are where wrangler looks for them", () => {
    const [database] = deployed.d1_databases;
    expect(database?.binding).toBe("DB");
    const migrations = readdirSync(join(ROOT, "build/server", database?.migrations_dir ?? ""));
    expect(migrations).toContain("0001_schema.sql");
  });

  it("run one consumer at a time, retry a message six times, and keep failed ones", () => {
    const [producer] = deployed.queues.producers;
    expect(producer?.binding).toBe("DELIVERIES");
    expect(deployed.queues.consumers).toMatchObject([
      {
        queue: producer?.queue,
        dead_letter_queue: `${producer?.queue}-failed`,
        max_concurrency: 1,
        max_retries: 6,
      },
    ]);
  });
});

describe("T47: two versions at once", () => {
  it("have separate cached pages, each with its own scripts only", () => {
    expect(deployed.version_metadata).toEqual({ binding: "CF_VERSION_METADATA" });
    expect(deployed.assets).not.toHaveProperty("run_worker_first");
  });
});
