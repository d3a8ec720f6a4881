import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { HOUR, MIRA, ODA } from "../../support/appeals.ts";
import { emptyTables } from "../../support/database.ts";
import { post } from "../../support/me-requests.ts";
import { createTestWorker, stubPlatform, type TestWorker } from "../../support/test-worker.ts";

const { DB } = env;
const NOW = Date.UTC(2026, 5, 1);
const PATH = "/api/me/deletion";

beforeAll(stubPlatform);
beforeEach(() => emptyTables("deletion_requests", "counts"));

function workerOf(id: string, age = 0): TestWorker {
  const worker = createTestWorker({}, DB);
  worker.setSession({ id, username: "somebody", avatar: null, signedInAt: NOW - age });
  return worker;
}

const newestOf = async (worker: TestWorker) => (await worker.ask(PATH)).json();

describe("a request for deletion", () => {
  it("runs for 30 days, and is one at a time", async () => {
    const worker = workerOf(MIRA);
    expect(await newestOf(worker)).toBeNull();
    const sent = await post(worker, PATH);
    const due = "2026-07-01T00:00:00.000Z";
    expect(sent).toMatchObject({ status: 201, body: { id: expect.any(String), due } });
    expect((await post(worker, PATH)).status).toBe(409);
    const at = new Date(NOW).toISOString();
    const open = { id: sent.body.id, state: "open", at, due, changed: at, reason: null };
    expect(await newestOf(worker)).toEqual(open);
  });

  it("T74: is withdrawn by its writer alone, once", async () => {
    const worker = workerOf(MIRA);
    const { body } = await post(worker, PATH);
    const path = `${PATH}/${String(body.id)}/withdraw`;
    expect((await post(workerOf(ODA), path)).status).toBe(404);
    expect(await newestOf(workerOf(ODA))).toBeNull();
    expect(await post(worker, path)).toMatchObject({ status: 200, body: { state: "withdrawn" } });
    expect((await post(worker, path)).status).toBe(409);
    expect((await post(worker, `${PATH}/aaaaaaaaaaaa/withdraw`)).status).toBe(404);
    expect((await post(worker, PATH)).status).toBe(201);
    expect(await newestOf(worker)).toMatchObject({ state: "open" });
  });

  it("is made six times an hour at most", async () => {
    const worker = workerOf(MIRA);
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) statuses.push((await post(worker, PATH)).status);
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409, 429, 429]);
  });

  it("needs a sign-in of at most 12 hours", async () => {
    const worker = workerOf(MIRA, 12 * HOUR);
    expect((await post(worker, PATH)).status).toBe(401);
    expect((await worker.ask(PATH)).status).toBe(401);
    expect((await post(worker, `${PATH}/aaaaaaaaaaaa/withdraw`)).status).toBe(401);
  });
});
