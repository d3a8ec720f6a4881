import {
  createRequestHandler,
  matchRoutes,
  RouterContextProvider,
  type RouteObject,
  type ServerBuild,
} from "react-router";
import {
  boardContext,
  botContext,
  failureContext,
  guardContext,
  nonceContext,
  requestIdContext,
  siteContext,
} from "../app/context.ts";
import type { Site } from "./edge.ts";
import { log, logError, placeOf, reasonOf } from "./log.ts";
import { trailed } from "./audit-log.ts";

/** The pages: React Router's handler, given capabilities and nothing else of the worker. */
export function createSite(build: () => Promise<ServerBuild>, mode: string): Site {
  const handle = createRequestHandler(build, mode);

  return async function site(request, needs) {
    const { config } = needs;
    const bot = needs.bot();
    let guarded = false;
    const context = new RouterContextProvider();
    context.set(botContext, bot);
    context.set(boardContext, needs.board);
    context.set(nonceContext, needs.nonce());
    context.set(requestIdContext, needs.requestId);
    const requestId = needs.loggedId ?? needs.requestId;
    context.set(failureContext, (error) =>
      logError("page.failed", { requestId, reason: reasonOf(error), at: placeOf(error) }),
    );
    context.set(siteContext, {
      origin: config.siteUrl,
      docsUrl: config.docsUrl,
      supportUrl: config.supportUrl,
      inviteUrl: config.inviteUrl,
      supportEmail: config.supportEmail,
      avatarCdn: config.avatarCdnUrl,
    });
    context.set(guardContext, async () => {
      guarded = true;
      const standing = await needs.standing();
      if (standing.kind === "unknown" || standing.kind === "unavailable") {
        log("staff.refused", { requestId, standing: standing.kind });
        return "unknown";
      }
      if (standing.kind !== "member") return "stranger";
      const { id, username, avatar } = standing.session;
      const pass = trailed(bot, { requestId: needs.requestId, userId: id });
      return {
        viewer: { id, username, avatar, rank: standing.rank },
        bot: pass,
        health: needs.health,
      };
    });

    const answer = await handle(request, context);
    if (answer.status === 500 && answer.headers.get("Content-Type")?.startsWith("text/plain")) {
      // The router's last word, where the crash page throws too: the edge has words of its own.
      await answer.body?.cancel();
      throw new Error("neither the page nor its crash page could be rendered");
    }
    const response = new Response(answer.body, answer);
    // Whatever the guard was asked about depends on who asks: documents, data and redirects alike.
    if (guarded) {
      response.headers.set("Cache-Control", "private, no-store");
      // The guard throws its 503; headers of what is thrown do not reach the document.
      if (response.status === 503) response.headers.set("Retry-After", "5");
    } else if (!response.headers.has("Cache-Control")) {
      response.headers.set("Cache-Control", "no-cache");
    }
    return response;
  };
}

/** Whether the path of a document, which has to be well-formed, is a page's in any spelling the router takes. */
export function createFinder(build: () => Promise<ServerBuild>) {
  const tree = build().then(({ routes }) => treeOf(routes));

  return async function isPage(path: string): Promise<boolean> {
    return matchRoutes(await tree, path)?.at(-1)?.route.path !== "*";
  };
}

type Routes = ServerBuild["routes"];

function treeOf(routes: Routes, parentId?: string): RouteObject[] {
  const children = Object.values(routes).filter((route) => route?.parentId === parentId);
  return children.flatMap((route) => {
    if (!route) return [];
    const { id, path, caseSensitive } = route;
    if (route.index) return { id, path, caseSensitive, index: true };
    return { id, path, caseSensitive, children: treeOf(routes, id) };
  });
}
