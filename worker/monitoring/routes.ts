import { Hono } from "hono";
import { methodNotAllowed } from "../http/json-error.ts";
import type { EdgeEnv } from "../context/edge-env.ts";

/** Tells monitors which required parts don't work, without details. */
export const deepHealth = new Hono<EdgeEnv>();

deepHealth.get("/deep", async function respondWithHealth(c) {
  const failing = await c.get("failingParts")();
  c.header("Cache-Control", "no-store");
  return failing.length === 0
    ? c.json({ status: "ok" })
    : c.json({ status: "failing", failing }, 503);
});
deepHealth.all("/deep", methodNotAllowed("GET, HEAD"));
