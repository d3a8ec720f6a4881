import type { MiddlewareHandler } from "hono";
import { Hono } from "hono";

/** Which service got the request. */
type Service = "bot" | "chat";

/** A request as it arrived; header names in lower case. */
interface SeenRequest {
  side: Service;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
}

const MAX_REQUESTS = 20_000;

/** Requests to both services, oldest first. */
export interface RequestLog {
  seen: SeenRequest[];
  clear(): void;
  middleware(side: Service): MiddlewareHandler;
  /** `GET /__requests` and `DELETE /__requests`. */
  routes: Hono;
}

/** The last 20,000 requests, without control paths. */
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

  function middleware(side: Service): MiddlewareHandler {
    return async function record(c, next) {
      if (!c.req.path.startsWith("/__")) {
        const { method, path } = c.req;
        seen.push({ side, method, path, query: c.req.query(), headers: c.req.header() });
        if (seen.length > MAX_REQUESTS) seen.shift();
      }
      await next();
    };
  }

  return { seen, clear, middleware, routes };
}
