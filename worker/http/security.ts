import type { MiddlewareHandler } from "hono";
import { encodeBase64 } from "hono/utils/encode";
import { ANSWERS } from "../../app/content/answers.ts";
import { isHidden, wantsHstsPreload, type Config, type Env } from "../context/config.ts";
import type { EdgeContext, EdgeEnv } from "../context/edge-env.ts";
import type { InlineSources } from "./inline-code.ts";
import { jsonError, methodNotAllowed } from "./json-error.ts";

/**
 * Style elements that libraries add in the browser: ApexCharts' sheet and legend, the colour
 * picker's. A browser's complaint about a refused one names its hash.
 */
const LIBRARY_STYLES: readonly string[] = [
  "'sha256-TBymqJXQvXKxe+z+3ydUYBErlkFFu110c5FjiVB8p+M='",
  "'sha256-aSysLrDECVdJ6L+jLf8CC5QKLmwRuk/OZiZk9mYky8A='",
  "'sha256-I2px+fnpbN4E5+Djrj7aoTIyq9yyREkuVl19f4Sye9A='",
];

const SCRIPT_SOURCES = "script-src 'self'";

/** The policy of a document whose inline code is `inline`; on loopback, http images are allowed. */
export function documentPolicy(
  inline: InlineSources,
  { local, avatarCdnUrl }: Pick<Config, "local" | "avatarCdnUrl">,
): string {
  const directives = [
    "default-src 'none'",
    [SCRIPT_SOURCES, ...inline.scripts].join(" "),
    ["style-src 'self'", ...inline.styles, ...LIBRARY_STYLES].join(" "),
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' https: data:${local && avatarCdnUrl ? ` ${new URL(avatarCdnUrl).origin}` : ""}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  if (!local) directives.push("upgrade-insecure-requests");
  return directives.join("; ");
}

/**
 * A document's policy with a random nonce. Our code doesn't use it: Cloudflare copies it to scripts
 * that it adds, such as Bot Fight Mode's.
 */
export function withNonce(policy: string): string {
  const nonce = encodeBase64(crypto.getRandomValues(new Uint8Array(16)).buffer);
  return policy.replace(SCRIPT_SOURCES, `${SCRIPT_SOURCES} 'nonce-${nonce}'`);
}

/** For everything but documents: data, redirects, errors. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Two years. */
const HSTS = "max-age=63072000";

/** No handler sets it: a response with it has all constant headers. */
const MARK = "X-Permitted-Cross-Domain-Policies";
const POLICY = "Content-Security-Policy";

/** Headers of every response. */
const COMMON_HEADERS: readonly (readonly [name: string, value: string])[] = [
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Origin-Agent-Cluster", "?1"],
  ["Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["X-Content-Type-Options", "nosniff"],
  ["X-DNS-Prefetch-Control", "off"],
  ["X-Download-Options", "noopen"],
  ["X-Frame-Options", "DENY"],
  [MARK, "none"],
];

/**
 * Sets the unchanging security headers. Documents bring their policy; everything else gets the
 * restrictive one. `strict` is false only in the development server, whose inline code has no hash.
 */
export function setConstantHeaders(headers: Headers, env: Env, strict: boolean): void {
  for (const [name, value] of COMMON_HEADERS) headers.set(name, value);
  const hsts = wantsHstsPreload(env) ? `${HSTS}; includeSubDomains; preload` : HSTS;
  headers.set("Strict-Transport-Security", hsts);
  if (isHidden(env)) headers.set("X-Robots-Tag", "noindex");
  // Any site may embed what its scripts may read.
  const isPublic = headers.get("Access-Control-Allow-Origin") === "*";
  headers.set("Cross-Origin-Resource-Policy", isPublic ? "cross-origin" : "same-origin");
  if (strict && !headers.has(POLICY)) headers.set(POLICY, DATA_POLICY);
}

/** Sets the security headers; stored pages already have the unchanging ones. */
export function setSecurityHeaders(strict: boolean): MiddlewareHandler<EdgeEnv> {
  return async function setSecurityHeaders(c, next) {
    await next();
    const { headers } = c.res;
    if (!headers.has(MARK)) setConstantHeaders(headers, c.env, strict);
    const policy = headers.get(POLICY);
    if (strict && policy !== null && policy !== DATA_POLICY) headers.set(POLICY, withNonce(policy));
    headers.set("X-Request-Id", c.get("requestId"));
  };
}

const MAX_BODY_BYTES = 16 * 1024;
const MAX_DRAIN_BYTES = 64 * 1024;

/** Reads a body as text; null if larger than MAX_BODY_BYTES. */
async function readBody(request: Request): Promise<string | null> {
  let size = 0;
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size <= MAX_BODY_BYTES) text += decoder.decode(chunk, { stream: true });
    // The runtime sends 500 instead of our 413 while a body is unread, so read on, up to this size.
    if (size > MAX_DRAIN_BYTES) break;
  }
  return size <= MAX_BODY_BYTES ? text + decoder.decode() : null;
}

/**
 * The rule for unsafe methods: Sec-Fetch-Site same-origin and our Origin where sent; without both,
 * X-Requested-With is required. The content type proves nothing.
 */
export function isSameSiteRequest(headers: Headers, siteUrl: string): boolean {
  const site = headers.get("Sec-Fetch-Site");
  const origin = headers.get("Origin");
  if (site !== null && site !== "same-origin") return false;
  if (origin !== null && origin !== siteUrl) return false;
  if (site !== null || origin !== null) return true;
  return headers.get("X-Requested-With") === "XMLHttpRequest";
}

/**
 * The rule for a GET that counts against a person: SameSite=Lax sends the session along when
 * another site opens it. Typed addresses pass, and clients that send no header.
 */
export const refuseOtherSites: MiddlewareHandler<EdgeEnv> = async function refuseOtherSites(
  c,
  next,
) {
  const site = c.req.header("Sec-Fetch-Site");
  if (site === "cross-site" || site === "same-site") return jsonError(c, "other_site");
  await next();
};

const DAY = "86400";

/** The preflight before another site's script reads public JSON with a header of its own. */
export function respondToPreflight(c: EdgeContext): Response {
  return c.body(null, 204, {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Methods": "GET, HEAD, OPTIONS",
    "Access-Control-Allow-Headers": "*",
    "Access-Control-Max-Age": DAY,
  });
}

/** Whether a path's percent-encoding is valid UTF-8. */
function isDecodable(path: string): boolean {
  try {
    // Compared, since the bundler removes calls with unused values, and the error with them.
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}

const SAFE_METHODS = new Set(["GET", "HEAD"]);
const MAX_URL_LENGTH = 8192;

/** Refuses other methods, long or malformed addresses, large bodies, writes from other sites. */
export const validateRequest: MiddlewareHandler<EdgeEnv> = async function validateRequest(c, next) {
  const { method, raw } = c.req;
  if (raw.url.length > MAX_URL_LENGTH) return jsonError(c, "bad_input", ANSWERS.addressTooLong);
  const url = new URL(raw.url);
  // Here for all handlers: the router's own error would repeat the path.
  if (!isDecodable(url.pathname)) return jsonError(c, "bad_input", ANSWERS.addressMalformed);
  c.set("url", url);
  if (SAFE_METHODS.has(method)) return next();
  const body = await readBody(raw);
  if (method !== "POST") {
    return methodNotAllowed("GET, HEAD, POST")(c);
  }
  if (body === null) return jsonError(c, "too_large");
  if (!isSameSiteRequest(raw.headers, c.get("config").siteUrl)) {
    return jsonError(c, "other_site");
  }
  c.set("body", body);
  return next();
};
