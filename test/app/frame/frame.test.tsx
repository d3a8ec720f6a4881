import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { describe, expect, it } from "vitest";
import { MOBILE_GROUPS } from "../../../app/content/frame/navigation.ts";
import type { SiteInfo } from "../../../app/loaders/context.ts";
import { Crash } from "../../../app/frame/crash.tsx";
import { Frame } from "../../../app/frame/frame.tsx";
import { pageOf } from "../paint.tsx";

const site: SiteInfo = {
  origin: "https://haven.example",
  docsUrl: "https://docs.haven.example",
  supportUrl: "https://support.haven.example",
  inviteUrl: "https://invite.haven.example",
  supportEmail: "support@haven.example",
  avatarCdn: "https://cdn.haven.example",
  canFollow: true,
};

interface Painted {
  /** False: the root loader failed. */
  known?: boolean;
  error?: unknown;
}

/** The document part of the frame as the server sends it, without what is loaded for few. */
function paint(at: string, painted?: Painted): string {
  return renderToStaticMarkup(elementOf(at, painted));
}

async function paintWhole(at: string): Promise<string> {
  const { prelude } = await prerender(elementOf(at));
  return new Response(prelude).text();
}

function elementOf(at: string, { known = true, error }: Painted = {}) {
  return pageOf(
    <Frame>{error === undefined ? <p>page</p> : <Crash error={error} requestId="r-1" />}</Frame>,
    { at, root: known ? { site, requestId: "r-1" } : null },
  );
}

/** A failure as the router hands it over. */
function routeError(status: number, data: unknown) {
  return { status, statusText: "", internal: false, data };
}

describe("the frame", () => {
  it("is painted for a visitor who is signed out", () => {
    const html = paint("/premium");
    expect(html).toContain("Login with Discord");
    expect(html).not.toContain("Logout");
    expect(html).toContain("© 2024 Haven");
  });

  it("has every link of the menus and the documentation outside", () => {
    const html = paint("/");
    for (const item of MOBILE_GROUPS.flatMap((group) => group.items)) {
      const href = item.external ? site.docsUrl : item.path;
      expect(html.split(`href="${href}"`).length - 1, item.title).toBe(2);
    }
    const outside = html.match(/<a [^>]*href="https:\/\/docs\.haven\.example"[^>]*>/g) ?? [];
    expect(outside).toHaveLength(2);
    for (const tag of outside) {
      expect(tag).toContain('target="_blank"');
      expect(tag).toContain('rel="noopener');
    }
  });

  it("has no footer on staff pages", () => {
    for (const path of ["/staff", "/staff/overview"]) expect(paint(path)).not.toContain("<footer");
  });

  it("names no query in the login link that the page cache does not know", () => {
    const html = paint("/commands?utm_source=chat");
    expect(html).toContain('href="/api/auth/discord?returnTo=%2Fcommands"');
    expect(html).not.toContain("utm_source");
  });

  it("tells people whom the guard refused what to do, and links to it", async () => {
    const html = await paintWhole("/?returnTo=%2Fstaff%2Fcommands");
    expect(html).toContain("Sign in with a team account to open /staff/commands.");
    expect(html).toContain('href="/api/auth/discord?returnTo=%2Fstaff%2Fcommands"');
  });

  it("says nothing about signing in for a path outside the staff area, or on another page", async () => {
    for (const at of [
      "/?returnTo=%2Fpremium",
      "/?returnTo=%2F%2Fevil",
      "/team?returnTo=%2Fstaff",
    ]) {
      expect(await paintWhole(at)).not.toContain("team account");
    }
  });

  it("is drawn without the data of the root loader", () => {
    expect(paint("/", { known: false })).toContain("Login with Discord");
  });
});

describe("a page that failed", () => {
  it("shows the crash with status, request and its actions inside the frame", () => {
    const html = paint("/team", { error: routeError(500, null) });
    for (const text of [
      "Unexpected Application Error!",
      "Status 500",
      "r-1",
      "Copy details for support",
      "Try Again",
      "Join Haven Server",
      "Login with Discord",
    ]) {
      expect(html, text).toContain(text);
    }
  });

  it("never shows an exception's message", () => {
    const html = paint("/team", { error: new Error("secret-detail") });
    expect(html).toContain("Unexpected Application Error!");
    expect(html).not.toContain("secret-detail");
  });

  it("is the not-found page for a thrown 404", () => {
    const html = paint("/avatars/x", { error: routeError(404, "whatever") });
    expect(html).toContain("Page Not Found");
    expect(html).not.toContain("Unexpected");
  });
});
