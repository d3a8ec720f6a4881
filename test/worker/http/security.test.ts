import { describe, expect, it } from "vitest";
import { documentPolicy, isSameSiteRequest, withNonce } from "../../../worker/http/security.ts";
import { SITE_URL } from "../../support/fixtures.ts";

const ajax = { "X-Requested-With": "XMLHttpRequest" };

describe("T10: the rule for unsafe methods", () => {
  it.each<Record<string, string>>([
    { "Sec-Fetch-Site": "same-origin" },
    { Origin: SITE_URL },
    { "Sec-Fetch-Site": "same-origin", Origin: SITE_URL },
    ajax,
  ])("lets %j through", (headers) => {
    expect(isSameSiteRequest(new Headers(headers), SITE_URL)).toBe(true);
  });

  it.each<Record<string, string>>([
    {},
    { "Sec-Fetch-Site": "cross-site", ...ajax },
    { "Sec-Fetch-Site": "same-site", Origin: SITE_URL },
    { "Sec-Fetch-Site": "none", ...ajax },
    { "Sec-Fetch-Site": "same-origin", Origin: "https://evil.test" },
    { Origin: "https://evil.test", ...ajax },
    { Origin: "null", ...ajax },
    { Origin: `${SITE_URL}:8443` },
    { Origin: SITE_URL.replace("https", "http") },
    { "Content-Type": "application/json" },
  ])("refuses %j", (headers) => {
    expect(isSameSiteRequest(new Headers(headers), SITE_URL)).toBe(false);
  });
});

describe("the document policy", () => {
  const deployed = { local: false, avatarCdnUrl: "https://cdn.test" };
  const local = { local: true, avatarCdnUrl: "http://localhost:8788/cdn" };

  const inline = { scripts: ["'sha256-a'", "'sha256-b'"], styles: ["'sha256-c'"] };

  it("allows its own inline code by hashes and upgrades insecure requests when deployed", () => {
    const policy = documentPolicy(inline, deployed);
    expect(policy).toContain("script-src 'self' 'sha256-a' 'sha256-b';");
    expect(policy).toContain("style-src 'self' 'sha256-c' ");
    expect(policy).toContain("upgrade-insecure-requests");
    expect(policy).not.toMatch(/http:|nonce|script-src[^;]*unsafe|style-src [^;]*unsafe/);
  });

  it("allows the loopback image host, and only it, on this machine", () => {
    const policy = documentPolicy(inline, local);
    expect(policy).toContain("img-src 'self' https: data: http://localhost:8788;");
    expect(policy).not.toContain("upgrade-insecure-requests");
  });

  it("T22: gets 128 random bits for scripts each time, next to the hashes", () => {
    const policy = documentPolicy(inline, deployed);
    const nonces = Array.from({ length: 100 }, () => {
      const [, nonce = ""] =
        /script-src 'self' 'nonce-(.+?)' 'sha256-a'/.exec(withNonce(policy)) ?? [];
      return nonce;
    });
    expect(new Set(nonces).size).toBe(100);
    expect(nonces.every((nonce) => atob(nonce).length === 16)).toBe(true);
  });
});
