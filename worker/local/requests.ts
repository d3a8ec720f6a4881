import type { MiddlewareHandler } from "hono";
import { Hono } from "hono";

/** Which of the two stand-ins was asked. */
type Side = "bot" | "chat";

/** A request as it arrived. Header names are in lower case. */
interface SeenRequest {
  side: Side;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
}

const KEPT = 20_000;

/** Remembers the requests of both stand-ins, the oldest first. */
export interface RequestLog {
  seen: SeenRequest[];
  clear(): void;
  middleware(side: Side): MiddlewareHandler;
  /** `GET /__requests` and `DELETE /__requests`. */
  routes: Hono;
}

/** A log that keeps the last 20,000 requests; the control paths themselves are not in it. */
export function createRequestLog(): RequestLog {
  const seen: SeenRequest[] = [];

  function clear(): void {
    seen.length = 0;
  }

  const routes = new Hono()
    .get("/__requests", (c) => c.json(seen))
    .delete("/__requests", (c) => {
      clear();
      return c.body(null, 204);
    });

  function middleware(side: Side): MiddlewareHandler {
    return async function remember(c, next) {
      if (!c.req.path.startsWith("/__")) {
        const { method, path } = c.req;
        seen.push({ side, method, path, query: c.req.query(), headers: c.req.header() });
        if (seen.length > KEPT) seen.shift();
      }
      await next();
    };
  }

  return { seen, clear, middleware, routes };
}
