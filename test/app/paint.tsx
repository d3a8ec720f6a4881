import type { ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";

interface Where {
  at?: string;
  /** The root loader's data; null if it failed. */
  root?: unknown;
}

/** A part of a page at an address. */
export function pageOf(part: ReactNode, { at = "/", root = null }: Where = {}): ReactElement {
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "*",
      loader: () => null,
      HydrateFallback: () => null,
      Component: () => part,
    },
  ]);
  return <Stub initialEntries={[at]} hydrationData={{ loaderData: { root } }} />;
}

/** Its first paint, as the server sends it. */
export function paint(part: ReactNode, where?: Where): string {
  return renderToStaticMarkup(pageOf(part, where));
}
