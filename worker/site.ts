import {
  createRequestHandler,
  matchRoutes,
  RouterContextProvider,
  type RouteObject,
  type ServerBuild,
} from "react-router";
import {
  botContext,
  failureContext,
  followingContext,
  guardContext,
  incidentContext,
  incidentHistoryContext,
  nonceContext,
  personContext,
  requestIdContext,
  serversContext,
  sharedContext,
  siteContext,
  statusReportContext,
} from "../app/loaders/context.ts";
import type { Config } from "./context/config.ts";
import type { Site } from "./context/edge-env.ts";
import { createGuard } from "./guard.ts";
import { createMarker, hashInlineCode } from "./http/inline-code.ts";
import { readPublicHistory, readPublicIncident } from "./incidents/reader.ts";
import { createPersonReader } from "./me/read-person.ts";
import { failureFields, logError, placeOf } from "./logging/log.ts";
import { documentPolicy } from "./http/security.ts";

/** React Router's request handler, which reaches the worker only through the contexts set here. */
export function createSite(
  build: () => Promise<ServerBuild>,
  { mode, strict }: { mode: string; strict: boolean },
): Site {
  const handle = createRequestHandler(build, mode);

  return async function site(request, { config, bot, requestId, isShared = false, ...services }) {
    const marker = strict ? createMarker() : "";
    const context = new RouterContextProvider();
    context.set(botContext, bot());
    context.set(statusReportContext, services.statusReport);
    context.set(incidentContext, (id) => readPublicIncident(config, { id, requestId }));
    context.set(incidentHistoryContext, (page) => readPublicHistory(config, { page, requestId }));
    context.set(followingContext, services.following);
    context.set(serversContext, services.servers ?? null);
    context.set(nonceContext, marker);
    context.set(requestIdContext, requestId);
    context.set(sharedContext, isShared);
    context.set(failureContext, (error) =>
      logError("page.failed", { requestId, ...failureFields(error), at: placeOf(error) }),
    );
    context.set(siteContext, {
      origin: config.siteUrl,
      docsUrl: config.docsUrl,
      supportUrl: config.supportUrl,
      inviteUrl: config.inviteUrl,
      supportEmail: config.supportEmail,
      canFollow: config.deliveries !== null,
      avatarCdn: config.avatarCdnUrl,
    });
    const guard = createGuard(request, { config, bot, requestId, ...services });
    context.set(guardContext, guard.decide);

    const person = createPersonReader({ requestId, ...services });
    context.set(personContext, person.read);

    const rendered = await handle(request, context);
    guard.flushTrail();
    if (rendered.status === 500 && rendered.headers.get("Content-Type")?.startsWith("text/plain")) {
      // React Router's own text for a crash page that crashed too; edge.ts has a better one.
      await rendered.body?.cancel();
      throw new Error("neither the page nor its crash page could be rendered");
    }
    const response = marker
      ? await withPolicy(rendered, marker, config)
      : new Response(rendered.body, rendered);
    // What depends on the visitor: documents, data and redirects alike.
    if (guard.wasAsked() || person.wasAsked()) {
      response.headers.set("Cache-Control", "private, no-store");
      // The guard throws its 503, and headers of a thrown response do not reach the document.
      if (response.status === 503) response.headers.set("Retry-After", "5");
    } else if (!response.headers.has("Cache-Control")) {
      response.headers.set("Cache-Control", "no-cache");
    }
    return response;
  };
}

/** A document with the policy that allows its inline code; any other answer as it is. */
async function withPolicy(rendered: Response, marker: string, config: Config): Promise<Response> {
  if (!rendered.headers.get("Content-Type")?.startsWith("text/html")) {
    return new Response(rendered.body, rendered);
  }
  const { html, inline } = await hashInlineCode(await rendered.text(), marker);
  const response = new Response(html, rendered);
  response.headers.set("Content-Security-Policy", documentPolicy(inline, config));
  return response;
}

/** Matches well-formed paths against the routes of the app, as React Router does: case, slashes, encoding. */
export function createPageMatcher(build: () => Promise<ServerBuild>) {
  const tree = build().then(({ routes }) => treeOf(routes));

  return async function isPage(path: string): Promise<boolean> {
    return matchRoutes(await tree, path)?.at(-1)?.route.path !== "*";
  };
}

function treeOf(routes: ServerBuild["routes"], parentId?: string): RouteObject[] {
  const children = Object.values(routes).filter((route) => route?.parentId === parentId);
  return children.flatMap((route) => {
    if (!route) return [];
    const { id, path, caseSensitive } = route;
    if (route.index) return { id, path, caseSensitive, index: true };
    return { id, path, caseSensitive, children: treeOf(routes, id) };
  });
}
