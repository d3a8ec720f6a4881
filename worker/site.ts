import type { Config } from "./context/config.ts";
import type { Site } from "./context/edge-env.ts";
import type { Renderer } from "./context/renderer.ts";
import { createGuard, type SiteGuard } from "./guard.ts";
import { createMarker, hashInlineCode } from "./http/inline-code.ts";
import { splitLanguage } from "./http/language-prefix.ts";
import { readPublicHistory, readPublicIncident } from "./incidents/reader.ts";
import { readPerson } from "./me/read-person.ts";
import { failureFields, logError, placeOf } from "./logging/log.ts";
import { documentPolicy } from "./http/security.ts";

/** Each language's pages by path prefix; "" for the first language. */
type Renderers = ReadonlyMap<string, Renderer>;

/** All languages' pages, with what they need from the worker. */
export function createSite(renderers: Renderers, { strict }: { strict: boolean }): Site {
  return async function site(request, { config, bot, requestId, isShared = false, ...services }) {
    const marker = strict ? createMarker() : "";
    let guard: SiteGuard | undefined;
    /** Whether the answer is for this person alone: documents, data and redirects. */
    let isPersonal = false;
    const { pathname } = new URL(request.url);
    const rendered = await rendererOf(renderers, pathname).site(request, {
      bot: bot(),
      statusReport: services.statusReport,
      incident: (id) => readPublicIncident(config, { id, requestId }),
      incidentHistory: (page) => readPublicHistory(config, { page, requestId }),
      following: services.following,
      servers: services.servers ?? null,
      nonce: marker,
      requestId,
      isShared,
      onFailure: (error) =>
        logError("page.failed", { requestId, ...failureFields(error), at: placeOf(error) }),
      site: {
        origin: config.siteUrl,
        docsUrl: config.docsUrl,
        supportUrl: config.supportUrl,
        inviteUrl: config.inviteUrl,
        supportEmail: config.supportEmail,
        canFollow: config.deliveries !== null,
        avatarCdn: config.avatarCdnUrl,
      },
      guard(page) {
        isPersonal = true;
        guard ??= createGuard(request, { config, bot, requestId, ...services });
        return guard.decide(page);
      },
      person() {
        isPersonal = true;
        return readPerson({ requestId, ...services });
      },
    });
    guard?.flushAuditLog();
    if (rendered.status === 500 && rendered.headers.get("Content-Type")?.startsWith("text/plain")) {
      // React Router's text for a crashed crash page; edge.ts has a better one.
      await rendered.body?.cancel();
      throw new Error("neither the page nor its crash page could be rendered");
    }
    const response = marker
      ? await withPolicy(rendered, marker, config)
      : new Response(rendered.body, rendered);
    if (isPersonal) {
      response.headers.set("Cache-Control", "private, no-store");
      // The guard throws its 503, and thrown headers don't reach the document.
      if (response.status === 503) response.headers.set("Retry-After", "5");
    } else if (!response.headers.has("Cache-Control")) {
      response.headers.set("Cache-Control", "no-cache");
    }
    return response;
  };
}

/** Whether a path is a page of its prefix's language. */
export function createPageMatcher(renderers: Renderers) {
  return (path: string): Promise<boolean> => rendererOf(renderers, path).isPage(path);
}

function rendererOf(renderers: Renderers, path: string): Renderer {
  const renderer = renderers.get(splitLanguage(path).prefix) ?? renderers.get("");
  if (!renderer) throw new RangeError("The site's own language has no pages");
  return renderer;
}

/** Adds the policy for a document's inline code; returns other answers unchanged. */
async function withPolicy(rendered: Response, marker: string, config: Config): Promise<Response> {
  if (!rendered.headers.get("Content-Type")?.startsWith("text/html")) {
    return new Response(rendered.body, rendered);
  }
  const { html, inline } = await hashInlineCode(await rendered.text(), marker);
  const response = new Response(html, rendered);
  response.headers.set("Content-Security-Policy", documentPolicy(inline, config));
  return response;
}
