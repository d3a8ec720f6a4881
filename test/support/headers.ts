import { expect } from "vitest";

/** On every answer, by the worker's code or by public/_headers for files. */
export const SECURITY_HEADERS: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
};

/** On the worker's answers only, since it depends on a setting. */
const HSTS = "max-age=63072000";

const DOCUMENT_POLICY =
  /^default-src 'none'; script-src 'self' 'nonce-[\w+/]{22}=='( 'sha256-[\w+/]{43}=')*; style-src 'self'( 'sha256-[\w+/]{43}=')+; style-src-attr 'unsafe-inline'; img-src 'self' https: data:( http:\/\/localhost:\d+)?; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'(; upgrade-insecure-requests)?$/;
const DATA_POLICY = /^default-src 'none'; frame-ancestors 'none'$/;

/** Expects all headers, the right policy, and nothing that names the software. */
export function expectSecured({ status, headers }: Response, what: string): void {
  const label = `${what} (${status})`;
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    expect(headers.get(name), `${label}: ${name}`).toBe(value);
  }
  expect(headers.get("Strict-Transport-Security"), label).toBe(HSTS);
  const isForAll = headers.get("Access-Control-Allow-Origin") === "*";
  expect(headers.get("Cross-Origin-Resource-Policy"), label).toBe(
    isForAll ? "cross-origin" : "same-origin",
  );
  const isDocument =
    !headers.has("Location") && (headers.get("Content-Type")?.startsWith("text/html") ?? false);
  // A 304 has no type; its policy is its copy's.
  const policy = headers.get("Content-Security-Policy") ?? "";
  const isOfDocument = isDocument || (status === 304 && policy.includes("'sha256-"));
  expect(policy, label).toMatch(isOfDocument ? DOCUMENT_POLICY : DATA_POLICY);
  expect(headers.get("X-Request-Id"), label).toMatch(/^[0-9a-f-]{36}$/);
  expect([headers.get("Server"), headers.get("X-Powered-By")], label).toEqual([null, null]);
}
