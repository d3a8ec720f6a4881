import { exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { signIn, visit, visitAs } from "../../support/site.ts";

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(hash)));
}

describe("documents", () => {
  it("T22: allow each script and style by its hash, and a fresh nonce that none of them has", async () => {
    const nonces = new Set<string>();
    for (const path of ["/", "/", "/terms", "/?q=x", "/nope", "/epicgames/Fortnite"]) {
      const answer = await visit(path);
      const policy = answer.headers.get("Content-Security-Policy") ?? "";
      const html = await answer.text();
      // Data blocks don't run, so they are no scripts.
      const inline = html.matchAll(
        /<(script|style)\b(?![^>]*type="application\/)[^>]*>([\s\S]*?)<\/\1>/g,
      );
      const hashes = await Promise.all([...inline].map(([, , code = ""]) => sha256(code)));
      expect(hashes.length).toBeGreaterThan(1);
      for (const hash of hashes) expect(policy).toContain(`'sha256-${hash}'`);
      expect(html).not.toContain("nonce=");
      expect(html).not.toMatch(/<[^>]+\son\w+=/);
      nonces.add(/'nonce-([^']+)'/.exec(policy)?.[1] ?? "");
    }
    expect(nonces.size).toBe(6);
  });

  it("stream the data for hydration", async () => {
    expect(await (await visit("/")).text()).toContain("streamController.enqueue");
  });

  it("T13: are revalidated when public and never stored when for staff", async () => {
    expect((await visit("/")).headers.get("Cache-Control")).toBe("no-cache");
    for (const path of ["/staff/overview", "/staff/overview.data", "/STAFF"]) {
      const answers = [await visit(path), await visitAs(await signIn("Manager"), path)];
      for (const answer of answers) {
        expect(answer.headers.get("Cache-Control"), path).toBe("private, no-store");
      }
    }
  });
});

describe("the host of a request", () => {
  it.each([
    "/",
    "/commands?q=ban",
    "/_.data",
    "/nope",
    "/staff/overview",
    "/robots.txt",
    "/sitemap.xml",
    "/api/auth/discord?returnTo=/status",
    "/api/commands",
  ])("T12: %s does not contain the Host header of the request", async (path) => {
    const headers = { "CF-Connecting-IP": "10.255.0.1" };
    const request = new Request(`https://evil.test${path}`, { redirect: "manual", headers });
    const answer = await exports.default.fetch(request);
    expect(JSON.stringify([...answer.headers])).not.toContain("evil.test");
    expect(await answer.text()).not.toContain("evil.test");
  });
});
