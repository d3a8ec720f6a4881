import type { Hono } from "hono";
import { afterAll, expect, it, vi } from "vitest";
import { brand } from "#brand";
import { youOf } from "../../../app/content/you/switches.ts";
import type { EdgeEnv } from "../../../worker/context/edge-env.ts";

afterAll(() => {
  vi.doUnmock("../../../app/content/you/you.static.ts");
  vi.resetModules();
});

/** A router's own answers, as 'POST /:id'. */
function routesOf(app: Hono<EdgeEnv>): string[] {
  return app.routes
    .filter(({ path, method }) => !(method === "ALL" && path === "/*"))
    .map(({ method, path }) => `${method} ${path}`);
}

it("a brand that shows people nothing has no route of it, nor the team's", async () => {
  vi.resetModules();
  vi.doMock("../../../app/content/you/you.static.ts", () => ({
    you: youOf({ ...brand, you: false }),
  }));
  const { me } = await import("../../../worker/me/routes.ts");
  const { ownAppeals } = await import("../../../worker/appeals/own-routes.ts");
  const { staffAppeals } = await import("../../../worker/appeals/staff-routes.ts");
  const { servers, serversCallback } = await import("../../../worker/servers/routes.ts");
  const callback = serversCallback(async () => new Response());
  const all = [me, ownAppeals, staffAppeals, servers, callback];
  expect(all.flatMap(routesOf)).toEqual([]);
});
