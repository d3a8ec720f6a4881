import type { MiddlewareHandler } from "hono";
import { Hono } from "hono";

/** A received request; header names in lower case. */
interface SeenRequest {
  side: "bot" | "chat";
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
}

const MAX_REQUESTS = 20_000;

export type RequestLog = ReturnType<typeof createRequestLog>;

/** The last 20,000 requests to both services, oldest first, without control paths. */
export function createRequestLog() {
  const seen: SeenRequest[] = [];

  const routes = new Hono()
    .get("/__requests", (c) => c.json(seen))
    .delete("/__requests", (c) => {
      seen.length = 0;
      return c.body(null, 204);
    });

  function middleware(side: SeenRequest["side"]): MiddlewareHandler {
    return async function record(c, next) {
      if (!c.req.path.startsWith("/__")) {
        const { method, path } = c.req;
        seen.push({ side, method, path, query: c.req.query(), headers: c.req.header() });
        if (seen.length > MAX_REQUESTS) seen.shift();
      }
      await next();
    };
  }

  return { seen, middleware, routes };
}
