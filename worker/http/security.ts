import type { MiddlewareHandler } from "hono";
import { encodeBase64 } from "hono/utils/encode";
import { ANSWERS } from "../../app/content/answers.ts";
import { isHidden, wantsHstsPreload, type Config, type Env } from "../context/config.ts";
import type { EdgeContext, EdgeEnv } from "../context/edge-env.ts";
import type { InlineSources } from "./inline-code.ts";
import { jsonError, methodNotAllowed } from "./json-error.ts";

/**
 * Style elements that libraries add in the browser: ApexCharts' sheet, that of its legend, and the colour
 * picker's. The browser names the hash of a refused one in its complaint.
 */
const LIBRARY_STYLES: readonly string[] = [
  "'sha256-TBymqJXQvXKxe+z+3ydUYBErlkFFu110c5FjiVB8p+M='",
  "'sha256-aSysLrDECVdJ6L+jLf8CC5QKLmwRuk/OZiZk9mYky8A='",
  "'sha256-I2px+fnpbN4E5+Djrj7aoTIyq9yyREkuVl19f4Sye9A='",
];

const SCRIPT_SOURCES = "script-src 'self'";

/**
 * The policy of an HTML document whose inline code is `inline`. On loopback, images may come over http and
 * nothing is upgraded.
 */
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
 * A document's policy with 16 random bytes as a nonce of this response. No code of ours has it: Cloudflare
 * copies it to the scripts that it adds to a page, such as those of Bot Fight Mode.
 */
export function withNonce(policy: string): string {
  const nonce = encodeBase64(crypto.getRandomValues(new Uint8Array(16)).buffer);
  return policy.replace(SCRIPT_SOURCES, `${SCRIPT_SOURCES} 'nonce-${nonce}'`);
}

/** The policy of everything that is not a document: data, redirects, errors. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Two years. */
const HSTS = "max-age=63072000";

/** No handler sets it: a response that has it has all constant ones. */
const MARK = "X-Permitted-Cross-Domain-Policies";
const POLICY = "Content-Security-Policy";

/** The headers of every response, whatever it is. */
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
 * Sets the security headers that are the same each time a response is sent. A document brings its policy along;
 * everything else gets the restrictive one. `strict` is false only under the development server, whose inline code
 * has no hash.
 */
export function setConstantHeaders(headers: Headers, env: Env, strict: boolean): void {
  for (const [name, value] of COMMON_HEADERS) headers.set(name, value);
  const hsts = wantsHstsPreload(env) ? `${HSTS}; includeSubDomains; preload` : HSTS;
  headers.set("Strict-Transport-Security", hsts);
  if (isHidden(env)) headers.set("X-Robots-Tag", "noindex");
  // A response that scripts of any site may read may also be embedded by any site.
  const isPublic = headers.get("Access-Control-Allow-Origin") === "*";
  headers.set("Cross-Origin-Resource-Policy", isPublic ? "cross-origin" : "same-origin");
  if (strict && !headers.has(POLICY)) headers.set(POLICY, DATA_POLICY);
}

/** Puts the security headers on every response; a stored page has those already that are the same each time. */
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

/** Reads a body as text; null when it is larger than MAX_BODY_BYTES. */
async function readBody(request: Request): Promise<string | null> {
  let size = 0;
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size <= MAX_BODY_BYTES) text += decoder.decode(chunk, { stream: true });
    // The runtime answers 500 in place of our 413 while a body is unread, so it is read to its end, up to this size.
    if (size > MAX_DRAIN_BYTES) break;
  }
  return size <= MAX_BODY_BYTES ? text + decoder.decode() : null;
}

/**
 * The rule for every unsafe method: Sec-Fetch-Site is same-origin and Origin is ours, where they are sent;
 * where neither is, X-Requested-With is required. The content type proves nothing.
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
 * The rule for a GET that costs a person something, as each is counted. SameSite=Lax sends the session with what
 * another site opens in the browser; an address that was typed in, and a client that sends no header, pass.
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

/** What a browser asks before a script of another site reads JSON that is open to all, with a header of its own. */
export function respondToPreflight(c: EdgeContext): Response {
  return c.body(null, 204, {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Methods": "GET, HEAD, OPTIONS",
    "Access-Control-Allow-Headers": "*",
    "Access-Control-Max-Age": DAY,
  });
}

/** Whether the percent-encoding of a path is valid UTF-8. */
function isDecodable(path: string): boolean {
  try {
    // Compared, because the bundler removes a call whose value is unused, and with it the error.
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}

const SAFE_METHODS = new Set(["GET", "HEAD"]);
const MAX_URL_LENGTH = 8192;

/**
 * Parses the address; refuses other methods, long or malformed addresses, large bodies and writes from
 * other sites.
 */
export const validateRequest: MiddlewareHandler<EdgeEnv> = async function validateRequest(c, next) {
  const { method, raw } = c.req;
  if (raw.url.length > MAX_URL_LENGTH) return jsonError(c, "bad_input", ANSWERS.addressTooLong);
  const url = new URL(raw.url);
  // Refused here for all handlers: the router's own error message would repeat the path.
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
