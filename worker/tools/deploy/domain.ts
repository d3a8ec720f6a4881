import { parseArgs } from "node:util";

/**
 * Why `wrangler deploy` with these arguments would use a wrong domain; null if not. Sign-in works
 * at SITE_URL only, and another site would lose its domain.
 */
export function domainFault(args: string[], siteUrl: string | undefined): string | null {
  const host = URL.parse(siteUrl ?? "")?.host;
  const named = { type: "string", multiple: true } as const;
  // The other arguments are wrangler's.
  const { values } = parseArgs({
    args,
    options: { domain: named, domains: named },
    strict: false,
    allowPositionals: true,
  });
  const domains = [values.domain, values.domains].flatMap((each) => each ?? []).map(String);
  if (domains.length === 0 || domains.some((domain) => domain.toLowerCase() === host)) return null;
  return `--domain is ${domains.join(", ")}, but SITE_URL is at ${host}: sign-in works nowhere else.`;
}
