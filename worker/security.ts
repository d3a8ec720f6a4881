import type { MiddlewareHandler } from "hono";
import type { Config } from "./config.ts";
import type { EdgeEnv } from "./edge.ts";
import { once } from "./once.ts";

/** 16 random bytes for one response's Content-Security-Policy. */
export function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

type PolicyConfig = Pick<Config, "local" | "avatarCdnUrl">;

const policies = new WeakMap<PolicyConfig, (nonce: string) => string>();

/** The policy of an HTML document. On loopback, images may come over http and nothing is upgraded. */
export function documentPolicy(nonce: string, config: PolicyConfig): string {
  const policy = policies.get(config) ?? policyFor(config);
  policies.set(config, policy);
  return policy(nonce);
}

function policyFor({ local, avatarCdnUrl }: PolicyConfig): (nonce: string) => string {
  const images = local
    ? `'self' https: data: ${new URL(avatarCdnUrl).origin}`
    : "'self' https: data:";
  const rest = [
    "style-src-attr 'unsafe-inline'",
    `img-src ${images}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(local ? [] : ["upgrade-insecure-requests"]),
  ].join("; ");
  return (nonce) =>
    `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; ${rest}`;
}

/** The policy of everything that is no document: data, redirects, errors. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** What every answer says. */
const FIXED = Object.entries({
  "Cross-Origin-Opener-Policy": "same-origin",
  "Origin-Agent-Cluster": "?1",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  "X-DNS-Prefetch-Control": "off",
  "X-Download-Options": "noopen",
  "X-Frame-Options": "DENY",
  "X-Permitted-Cross-Domain-Policies": "none",
});

/**
 * Puts the security headers on every answer. `strict` is false under the development server alone:
 * its own inline styles and scripts carry no nonce.
 */
export function secured(strict: boolean): MiddlewareHandler<EdgeEnv> {
  return async function secured(c, next) {
    c.set("nonce", once(strict ? createNonce : () => ""));
    await next();
    const { headers } = c.res;
    for (const [name, value] of FIXED) headers.set(name, value);
    // What any site's script may read, any site may also embed.
    const isOpen = headers.get("Access-Control-Allow-Origin") === "*";
    headers.set("Cross-Origin-Resource-Policy", isOpen ? "cross-origin" : "same-origin");
    // Nobody looks at what stands in a redirect.
    const isDocument =
      !headers.has("Location") && (headers.get("Content-Type")?.startsWith("text/html") ?? false);
    const config = c.get("config");
    if (!isDocument || !config) headers.set("Content-Security-Policy", DATA_POLICY);
    else if (strict) {
      headers.set("Content-Security-Policy", documentPolicy(c.get("nonce")(), config));
    }
    headers.set("X-Request-Id", c.get("requestId"));
  };
}

const MAX_BODY_BYTES = 16 * 1024;
const MAX_DRAIN_BYTES = 64 * 1024;

/** Reads a body to its end, as text; null when it is larger than we accept. */
async function readBody(request: Request): Promise<string | null> {
  let size = 0;
  let text = "";
  const decoder = new TextDecoder();
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size <= MAX_BODY_BYTES) text += decoder.decode(part.value, { stream: true });
    // An unread body turns the answer into a 500 in front of the worker; a huge one is not worth it.
    if (size > MAX_DRAIN_BYTES) {
      await reader?.cancel();
      break;
    }
  }
  return size <= MAX_BODY_BYTES ? text + decoder.decode() : null;
}

/**
 * The rule for every unsafe method: Sec-Fetch-Site says same-origin and Origin is ours, where they are
 * sent; where neither is, X-Requested-With must be. The content type proves nothing.
 */
export function isSameSiteRequest(headers: Headers, siteUrl: string): boolean {
  const site = headers.get("Sec-Fetch-Site");
  const origin = headers.get("Origin");
  if (site !== null && site !== "same-origin") return false;
  if (origin !== null && origin !== siteUrl) return false;
  if (site !== null || origin !== null) return true;
  return headers.get("X-Requested-With") === "XMLHttpRequest";
}

/** Whether the percent signs of a path stand for UTF-8. */
function isDecodable(path: string): boolean {
  try {
    // The bundler drops a call whose value nobody uses, and the error with it.
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}

const SAFE = new Set(["GET", "HEAD"]);
const MAX_URL_LENGTH = 8192;

/** Refuses what no route wants: other methods, long or malformed addresses, large bodies, other sites' writes. */
export const limited: MiddlewareHandler<EdgeEnv> = async function limited(c, next) {
  const requestId = c.get("requestId");
  if (c.req.url.length > MAX_URL_LENGTH) {
    return c.json({ error: "The address is too long", requestId }, 400);
  }
  // The router could not decode it either, and would say so with the path itself.
  if (!isDecodable(new URL(c.req.url).pathname)) {
    return c.json({ error: "The address is malformed", requestId }, 400);
  }
  if (SAFE.has(c.req.method)) return next();
  const body = await readBody(c.req.raw);
  if (c.req.method !== "POST") {
    return c.json({ error: "Method not allowed", requestId }, 405, { Allow: "GET, HEAD, POST" });
  }
  if (body === null) return c.json({ error: "The body is too large", requestId }, 413);
  if (!isSameSiteRequest(c.req.raw.headers, c.get("config").siteUrl)) {
    return c.json({ error: "Refused: the request comes from another site", requestId }, 403);
  }
  c.set("body", body);
  return next();
};
