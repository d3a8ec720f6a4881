import { Hono } from "hono";
import type { MiddlewareHandler } from "hono";
import * as v from "valibot";
import { createRandom } from "./random.ts";
import { brokenAnswer, reset, sleep } from "./fault-bodies.ts";

const fault = v.object({
  /** An exact path, or the beginning of one followed by `*`. */
  path: v.pipe(v.string(), v.startsWith("/")),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** Milliseconds before anything is sent. */
  delay: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** A kind of broken body, or the JSON text to send instead of the real one. */
  body: v.optional(v.string()),
  /** How many requests it meets; without it, all. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** The share of requests it meets, from 0 to 1: a bot API that flaps. Without it, all. */
  share: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  /** Seconds for a Retry-After header. */
  retryAfter: v.optional(v.pipe(v.number(), v.minValue(0))),
});

/** A misbehaviour of the outside world on one path. */
export type Fault = v.InferOutput<typeof fault>;

/** The misbehaviours in force, shared by the bot API and the chat platform. */
export interface Faults {
  set(fault: Fault): void;
  clear(): void;
  list(): Fault[];
  middleware: MiddlewareHandler;
  /** `PUT`, `GET` and `DELETE /__faults`. */
  routes: Hono;
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
}

/** An empty set of faults. An exact path wins over a prefix, a longer prefix over a shorter one. */
export function createFaults(): Faults {
  const faults = new Map<string, Fault>();
  const random = createRandom("faults");

  function take(path: string): Fault | undefined {
    const found = [...faults.values()]
      .filter((item) => matches(item.path, path))
      .sort(
        (a, b) =>
          Number(a.path.endsWith("*")) - Number(b.path.endsWith("*")) ||
          b.path.length - a.path.length,
      )[0];
    if (found?.share !== undefined && !random.chance(found.share)) return undefined;
    if (found?.times === 1) faults.delete(found.path);
    else if (found?.times) faults.set(found.path, { ...found, times: found.times - 1 });
    return found;
  }

  const middleware: MiddlewareHandler = async (c, next) => {
    const found = c.req.path.startsWith("/__") ? undefined : take(c.req.path);
    if (!found) return next();
    if (found.delay) await sleep(found.delay, c.req.raw.signal);
    if (found.body === "reset") return reset(c);
    if (found.status === undefined && found.body === undefined) {
      await next();
    } else {
      if (found.body === "truncated" || found.body === "drip") await next();
      c.res = brokenAnswer(found, c.res, new URL(c.req.url).origin);
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
      const read = v.safeParse(fault, await c.req.json().catch(() => null));
      if (!read.success) return c.json({ error: read.issues[0].message }, 400);
      faults.set(read.output.path, read.output);
      return c.body(null, 204);
    });

  return {
    set: (item) => void faults.set(item.path, item),
    clear: () => faults.clear(),
    list: () => [...faults.values()],
    middleware,
    routes,
  };
}
