import { exports } from "cloudflare:workers";
import { afterEach, expect, it } from "vitest";
import { advance } from "../support/runtime-setup.ts";
import { fireCron } from "../support/cron.ts";
import { breakDown, heal, visit } from "../support/site.ts";

afterEach(heal);

async function deepHealth(): Promise<unknown[]> {
  // Beyond the answer's memory.
  advance(10);
  const answer = await visit("/healthz/deep");
  return [answer.status, await answer.json()];
}

it("the built site is healthy once the cron has left a sample, and while the bot answers", async () => {
  const samplesMissing = { status: "failing", failing: ["samples"] };
  expect(await deepHealth()).toEqual([503, samplesMissing]);
  await fireCron();
  expect(await deepHealth()).toEqual([200, { status: "ok" }]);
  await breakDown({ path: "/*", status: 503 });
  expect(await deepHealth()).toEqual([503, { status: "failing", failing: ["bot"] }]);
  // A check of the worker alone is unchanged.
  expect((await exports.default.fetch("https://haven.test/healthz")).status).toBe(200);
});
