import {
  createRequestHandler,
  matchRoutes,
  RouterContextProvider,
  type RouteObject,
  type ServerBuild,
} from "react-router";
import { pageContext } from "../app/loaders/context.ts";
import type { Renderer } from "./context/renderer.ts";

/**
 * A language's pages: React Router's handler, which reaches the worker through this context alone.
 * Each language's bundle has this file, so it must not keep state or compare the worker's classes.
 */
export function createRenderer(build: () => Promise<ServerBuild>, mode: string): Renderer {
  const handle = createRequestHandler(build, mode);
  const tree = build().then(({ routes, basename }) => ({ routes: treeOf(routes), basename }));

  return {
    site(request, services) {
      const context = new RouterContextProvider();
      context.set(pageContext, services);
      return handle(request, context);
    },
    /** Matches well-formed paths as React Router does: case, slashes, encoding. */
    async isPage(path) {
      const { routes, basename } = await tree;
      const matches = matchRoutes(routes, path, basename);
      return matches !== null && matches.at(-1)?.route.path !== "*";
    },
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
