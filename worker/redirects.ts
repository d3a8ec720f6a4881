import { LANGUAGE } from "../app/format/language.ts";
import { Hono } from "hono";
import { html } from "hono/html";
import { direction } from "../app/content/language.static.ts";
import { PLAIN_PAGES } from "../app/content/plain-pages.ts";
import { PRODUCT } from "../app/content/site.ts";
import type { EdgeContext, EdgeEnv } from "./context/edge-env.ts";
import { respondWithPlainDocument } from "./http/plain-document.ts";

const LAUNCHER_PREFIX = "/epicgames/";

/**
 * The launcher link of a raw (still encoded) path; null unless that is one to three plain parts
 * joined by `:` or `%3A`. Nothing else may reach a protocol handler.
 */
export function launcherLink(rawPath: string): string | null {
  if (!rawPath.toLowerCase().startsWith(LAUNCHER_PREFIX)) return null;
  const segment = rawPath.slice(LAUNCHER_PREFIX.length);
  const isPlain = /^[A-Za-z0-9_-]{1,64}(?:(?::|%3A)[A-Za-z0-9_-]{1,64}){0,2}$/i.test(segment);
  if (!isPlain) return null;
  return `com.epicgames.launcher://apps/${segment}?action=launch&silent=true`;
}

/** A redirect's body, for clients that don't follow. Its policy allows no styles. */
function redirectDocument(target: string) {
  return html`<!doctype html>
    <html lang="${LANGUAGE}" dir="${direction}">
      <title>${PRODUCT} - ${PLAIN_PAGES.redirecting}</title>
      <h1>${PLAIN_PAGES.redirecting}</h1>
      <p>${PLAIN_PAGES.nothingHappens} <a href="${target}">${PLAIN_PAGES.clickHere}</a>.</p>
    </html>`;
}

/** Redirected paths by the setting that names their target. */
const TARGETS = new Map<string, "supportUrl" | "inviteUrl">([
  ["/discord", "supportUrl"],
  ["/invite", "inviteUrl"],
]);

/** /discord, /invite and /epicgames/*, ignoring case and a final slash. */
export const redirects = new Hono<EdgeEnv>();

// "*" catches other spellings; the names are for the log.
const PATHS = [...TARGETS.keys(), `${LAUNCHER_PREFIX}*`, "*"];
redirects.on("GET", PATHS, function respondWithRedirect(c, next) {
  const { pathname } = c.get("url");
  const setting = TARGETS.get(pathname.toLowerCase().replace(/\/$/, ""));
  if (setting) return redirectTo(c, c.get("config")[setting]);
  const link = launcherLink(pathname);
  return link ? openLauncher(c, link) : next();
});

function redirectTo(c: EdgeContext, target: string): Response | Promise<Response> {
  const headers = { "Cache-Control": "no-cache", Location: target };
  return c.html(redirectDocument(target), 302, headers);
}

function openLauncher(c: EdgeContext, link: string): Promise<Response> {
  const { launcher } = PLAIN_PAGES;
  const body = (marker: string) =>
    html`<h1>${launcher.heading}</h1>
      <p><a id="launch" href="${link}">${launcher.open}</a></p>
      <p>${launcher.none}</p>
      <script nonce="${marker}">
        location.href = document.getElementById("launch").href;
        setTimeout(function () {
          window.close();
        }, 500);
      </script>`;
  const headers = { "Cache-Control": "no-cache" };
  return respondWithPlainDocument(c, { title: launcher.title, body, headers });
}
