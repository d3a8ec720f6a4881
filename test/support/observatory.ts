/** What the MDN HTTP Observatory (1.4) finds in an answer that has come by https; `points` are its modifiers. */
interface Finding {
  what: string;
  points: number;
}

const START = 100;
/** Extras count only for who has lost no more than ten. */
const ENOUGH = 90;
const HALF_A_YEAR = 15_768_000;
/** Sources that let anything in, by the scorer's own list. */
const BROAD = new Set(["*", "https:", "http:", "data:", "ftp:", "ftp:*"]);
const PRIVATE = new Set(
  "no-referrer same-origin strict-origin strict-origin-when-cross-origin".split(" "),
);
const PASSIVE = ["img-src", "media-src"];

/**
 * The score of one answer by the Observatory's rules, as far as one answer shows them, and what it lost
 * points for. test/tools/observatory.ts asks the package itself, by hand; on this site's answers they agree.
 */
export function observe(answer: Pick<Response, "headers">, html: string) {
  const { headers } = answer;
  const findings = [
    ...policyFindings(headers.get("Content-Security-Policy")),
    ...cookieFindings(headers.getSetCookie()),
    ...scriptFindings(html),
    transport(headers.get("Strict-Transport-Security")),
    referrer(headers.get("Referrer-Policy")),
    resource(headers.get("Cross-Origin-Resource-Policy")),
    finding("sniffing", headers.get("X-Content-Type-Options") === "nosniff" ? 0 : -5),
    finding("shared with credentials", headers.has("Access-Control-Allow-Credentials") ? -50 : 0),
  ];
  const lost = findings.filter(({ points }) => points < 0);
  const left = lost.reduce((sum, { points }) => sum + points, START);
  const extras = findings.reduce((sum, { points }) => sum + Math.max(0, points), 0);
  return {
    score: left >= ENOUGH ? left + extras : Math.max(0, left),
    lost: lost.map(({ what }) => what),
  };
}

function finding(what: string, points: number): Finding {
  return { what, points };
}

function policyFindings(policy: string | null): Finding[] {
  if (policy === null) return [finding("no policy", -25), finding("may be framed", -20)];
  const sources = new Map(
    policy.split(";").map((directive) => {
      const [name = "", ...values] = directive.trim().split(/\s+/);
      return [name.toLowerCase(), values] as const;
    }),
  );
  const of = (name: string) => sources.get(name) ?? sources.get("default-src") ?? ["*"];
  const hasOwn = (values: readonly string[]) =>
    values.some((value) => /^'(nonce|sha\d+)-/.test(value));
  const isBroad = (values: readonly string[]) => values.some((value) => BROAD.has(value));
  const isUnsafe = (values: readonly string[]) =>
    isBroad(values) || (values.includes("'unsafe-inline'") && !hasOwn(values));
  const isInsecure = (values: readonly string[]) =>
    values.some((value) => value.startsWith("http:") || value.startsWith("ftp:"));
  const active = [...sources].filter(([name]) => !PASSIVE.includes(name)).flatMap(([, all]) => all);
  return [finding("framing", isBroad(sources.get("frame-ancestors") ?? ["*"]) ? -20 : 5), ruling()];

  /** The scorer tells the first that holds. */
  function ruling(): Finding {
    if (isUnsafe(of("script-src")) || isBroad(of("object-src")))
      return finding("unsafe scripts", -20);
    if (isInsecure(active)) return finding("insecure sources", -20);
    const evaluates = [...of("script-src"), ...of("style-src")].includes("'unsafe-eval'");
    if (evaluates) return finding("evaluated text", -10);
    if (PASSIVE.some((name) => isInsecure(of(name)))) return finding("insecure pictures", -10);
    if (isUnsafe(of("style-src"))) return finding("unsafe styles", 0);
    return finding("policy", sources.get("default-src")?.join(" ") === "'none'" ? 10 : 5);
  }
}

/** A session's cookie that scripts can read costs most; all of them well kept are an extra. */
function cookieFindings(cookies: readonly string[]): Finding[] {
  if (cookies.length === 0) return [];
  const flaws = cookies.flatMap((cookie) => {
    const name = cookie.slice(0, cookie.indexOf("="));
    const isSession = /login|sess/i.test(name);
    const isSecure = /; *secure\b/i.test(cookie);
    return [
      ...(isSecure ? [] : [finding(`${name} without Secure`, isSession ? -10 : -5)]),
      ...(isSession && !/; *httponly\b/i.test(cookie) ? [finding(`${name} in scripts`, -30)] : []),
    ];
  });
  const [worst] = flaws.toSorted((a, b) => a.points - b.points);
  if (worst) return [worst];
  const areBound = cookies.every((cookie) => /; *samesite=(lax|strict)\b/i.test(cookie));
  return [finding("cookies", areBound ? 5 : 0)];
}

function scriptFindings(html: string): Finding[] {
  const foreign = [...html.matchAll(/<script\b[^>]*\ssrc="((?:https?:)?\/\/[^"]+)"/gi)];
  return foreign.map(([, src]) => finding(`script from ${src}`, -5));
}

function transport(header: string | null): Finding {
  if (header === null) return finding("no HSTS", -20);
  const seconds = Number(/max-age=(\d+)/i.exec(header)?.[1] ?? 0);
  return finding("HSTS", seconds < HALF_A_YEAR ? -10 : 0);
}

function referrer(header: string | null): Finding {
  if (header === null) return finding("no referrer policy", 0);
  return finding("referrer", PRIVATE.has(header.toLowerCase()) ? 5 : -5);
}

function resource(header: string | null): Finding {
  return finding("embedding", header === "same-origin" || header === "same-site" ? 10 : 0);
}
