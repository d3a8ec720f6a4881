import type { MiddlewareHandler } from "hono";
import { createSlidingWindow } from "../../primitives/sliding-window.ts";

/**
 * What the platform's documents allow one address: 50 requests a second without Authorization, and
 * 10,000 answers of 401, 403 or 429 in ten minutes. All requests count as one address's.
 */

export const REQUESTS_A_SECOND = 50;
export const INVALID_ANSWERS = 10_000;
const INVALID_PERIOD = 600_000;
const BLOCK_SECONDS = 3600;

const INVALID = new Set([401, 403, 429]);

/** Middleware before the API. `now` in epoch ms. */
export function createPlatformLimits(now: () => number): MiddlewareHandler {
  const wait = createSlidingWindow(REQUESTS_A_SECOND, 1000, now);
  let invalid: number[] = [];
  let blockedUntil = -Infinity;

  return async function limitRequests(c, next) {
    if (now() < blockedUntil) {
      const seconds = Math.ceil((blockedUntil - now()) / 1000);
      return c.text("error code: 1015", 429, { "Retry-After": String(seconds) });
    }
    const ms = c.req.header("Authorization") === undefined ? wait("address") : 0;
    if (ms > 0) {
      const body = { message: "You are being rate limited.", retry_after: ms / 1000, global: true };
      c.res = c.json(body, 429, {
        "Retry-After": String(Math.ceil(ms / 1000)),
        "X-RateLimit-Global": "true",
        "X-RateLimit-Scope": "global",
      });
    } else await next();
    if (!INVALID.has(c.res.status)) return;
    invalid = [...invalid.filter((at) => now() - at < INVALID_PERIOD), now()];
    if (invalid.length >= INVALID_ANSWERS) blockedUntil = now() + BLOCK_SECONDS * 1000;
  };
}
