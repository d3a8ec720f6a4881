import { Hono } from "hono";
import type { MiddlewareHandler } from "hono";
import * as v from "valibot";
import { faultResponse, FaultSchema, resetConnection, sleep, type Fault } from "./fault-bodies.ts";

/** The active faults, shared by the bot API and the chat platform. */
export type Faults = ReturnType<typeof createFaults>;

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
}

/** No faults yet. An exact path wins over a prefix, a longer prefix over a shorter one. */
export function createFaults() {
  const faults = new Map<string, Fault>();

  function take(path: string): Fault | undefined {
    const found = [...faults.values()]
      .filter((item) => matches(item.path, path))
      .sort(
        (a, b) =>
          Number(a.path.endsWith("*")) - Number(b.path.endsWith("*")) ||
          b.path.length - a.path.length,
      )[0];
    if (found?.times === 1) faults.delete(found.path);
    else if (found?.times) faults.set(found.path, { ...found, times: found.times - 1 });
    return found;
  }

  const middleware: MiddlewareHandler = async (c, next) => {
    const found = c.req.path.startsWith("/__") ? undefined : take(c.req.path);
    if (!found) return next();
    if (found.delay) await sleep(found.delay, c.req.raw.signal);
    if (found.body === "reset") return resetConnection(c);
    if (found.status === undefined && found.body === undefined) {
      await next();
    } else {
      // Sends the real body, cut.
      if (found.body === "truncated") await next();
      c.res = faultResponse(found, c.res, new URL(c.req.url).origin);
    }
    if (found.retryAfter !== undefined) c.res.headers.set("Retry-After", String(found.retryAfter));
  };

  const routes = new Hono()
    .get("/__faults", (c) => c.json([...faults.values()]))
    .delete("/__faults", (c) => {
      faults.clear();
      return c.body(null, 204);
    })
    .put("/__faults", async (c) => {
      const parsed = v.safeParse(FaultSchema, await c.req.json().catch(() => null));
      if (!parsed.success) return c.json({ error: parsed.issues[0].message }, 400);
      faults.set(parsed.output.path, parsed.output);
      return c.body(null, 204);
    });

  return {
    set: (item: Fault) => void faults.set(item.path, item),
    clear: () => faults.clear(),
    middleware,
    routes,
  };
}
