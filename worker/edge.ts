import { Hono } from "hono";
import { RegExpRouter } from "hono/router/reg-exp-router";
import { release } from "./context/release.static.ts";
import { ANSWERS } from "../app/content/answers.ts";
import { CODE_WORDS } from "../app/content/code-words.ts";
import { ERROR_DETAILS } from "../app/content/ui.ts";
import { ERRORS } from "../app/content/errors.ts";
import { api, blacklists } from "./api.ts";
import { ownAppeals } from "./appeals/own-routes.ts";
import { staffAppeals } from "./appeals/staff-routes.ts";
import { auth } from "./auth/routes.ts";
import { avatars } from "./avatars/routes.ts";
import { ConfigError, isLocalSite } from "./context/config.ts";
import type { EdgeContext, EdgeEnv, Site } from "./context/edge-env.ts";
import { follow } from "./follow/routes.ts";
import { servers, serversCallback } from "./servers/routes.ts";
import { staffRoutes } from "./staff/routes.ts";
import { incidents } from "./incidents/routes.ts";
import { me } from "./me/routes.ts";
import { log, placeOf, reasonOf } from "./logging/log.ts";
import { deepHealth } from "./monitoring/routes.ts";
import { createPages } from "./pages/page-cache.ts";
import { limitCall, limitView, rateLimits } from "./rate-limits.ts";
import { createPush } from "./push/routes.ts";
import { redirects } from "./redirects.ts";
import { logRequests } from "./monitoring/request-log.ts";
import { respondToPreflight, setSecurityHeaders, validateRequest } from "./http/security.ts";
import { seoFiles } from "./seo-files.ts";
import { provideServices, type ServiceOptions } from "./services.ts";
import { statusFiles } from "./status/routes.ts";

export interface EdgeOptions extends Pick<ServiceOptions, "createSessions"> {
  site: Site;
  /** Whether a document's path is a page; without it, all count. */
  isPage?: (path: string) => Promise<boolean>;
  /** False in the development server, whose inline code has no hash. */
  strict: boolean;
  now?: () => number;
}

/** The worker, in the order of a request. */
export function createEdge(options: EdgeOptions): Hono<EdgeEnv> {
  const { site, isPage, createSessions, strict, now = Date.now } = options;
  const pages = createPages({ site, isPage, limitView, now });
  // RegExpRouter throws on ambiguous routes such as /x/:id beside /x/me.
  const app = new Hono<EdgeEnv>({ router: new RegExpRouter() });
  app.use(logRequests(now));
  app.use(setSecurityHeaders(strict));
  // The development server renders each time, as sources change.
  if (strict) app.get("*", pages.serveHit);
  app.get("/healthz", (c) =>
    c.text("ok", 200, { "Cache-Control": "no-store", "X-Release": release }),
  );
  // Existing files are served before the worker; a missing script must not get a page.
  app.get("/assets/*", (c) => c.text(CODE_WORDS.not_found, 404, { "Cache-Control": "no-store" }));
  for (const { path } of statusFiles.routes) app.options(`/status${path}`, respondToPreflight);
  for (const { path } of seoFiles.routes) app.options(path, respondToPreflight);
  app.use(provideServices({ createSessions, now }));
  // The bot sends its key, no browser headers, and more than forms may.
  app.route("/api/bot", createPush(limitCall));
  app.use(validateRequest);
  app.route("/", rateLimits());
  app.route("/healthz", deepHealth);
  app.route("/", redirects);
  app.route("/api/auth", serversCallback(site));
  app.route("/api/auth", auth);
  app.route("/api/follow", follow);
  app.route("/api/own-avatars", avatars);
  app.route("/api/me", me);
  app.route("/api/me/appeals", ownAppeals);
  app.route("/api/me/servers", servers);
  app.route("/api/staff/incidents", incidents);
  app.route("/api/staff/appeals", staffAppeals);
  app.route("/api/staff", staffRoutes);
  app.route("/api", api);
  app.route("/blacklist", blacklists);
  app.route("/status", statusFiles);
  app.route("/", seoFiles);
  app.get("*", strict ? pages.servePage : (c) => site(c.req.raw, c.var));
  app.all("*", (c) => c.text(CODE_WORDS.method, 405, { Allow: "GET, HEAD" }));
  app.onError(respondToError);
  return app;
}

/** The last resort: plain text in the site's first language; details are in the log. */
function respondToError(error: Error, c: EdgeContext): Response {
  c.header("Cache-Control", "no-store");
  if (error instanceof ConfigError) {
    log("config.invalid", { problems: error.problems.join("; ") });
    const detail = isLocalSite(c.env) ? `\n${error.problems.join("\n")}` : "";
    return c.text(ANSWERS.notConfigured + detail, 500);
  }
  log("request.failed", {
    requestId: c.get("requestId"),
    reason: reasonOf(error),
    at: placeOf(error),
  });
  return c.text(`${ERRORS.crash}\n${ERROR_DETAILS.request} ${c.get("requestId")}`, 500);
}
