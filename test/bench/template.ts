/**
 * The yardstick for rendering: what React Router's template gives, a document with a loader and cards,
 * as many as `?cards=` says. Written without JSX and without its compiler's help: one route below a root.
 */
import { createElement as h, type ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server";
import {
  createRequestHandler,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  ServerRouter,
  useLoaderData,
  type EntryContext,
  type LoaderFunctionArgs,
} from "react-router";

interface Card {
  id: number;
  title: string;
  text: string;
}

function cardsOf({ request }: LoaderFunctionArgs): Card[] {
  const length = Number(new URL(request.url).searchParams.get("cards"));
  return Array.from({ length }, (_, id) => ({
    id,
    title: `Card number ${id}`,
    text: `What card ${id} has to say, in a sentence of usual length.`,
  }));
}

function Layout({ children }: { children: ReactNode }) {
  return h(
    "html",
    { lang: "en" },
    h("head", null, h("meta", { charSet: "utf-8" }), h(Meta), h(Links)),
    h("body", null, children, h(ScrollRestoration), h(Scripts)),
  );
}

function Page() {
  const cards = useLoaderData<Card[]>();
  const items = cards.map(({ id, title, text }) =>
    h(
      "article",
      { key: id, className: "rounded border border-slate-800 bg-slate-900 p-4" },
      h("h2", { className: "text-lg font-semibold" }, title),
      h("p", { className: "mt-2 text-sm text-slate-400" }, text),
      h("a", { className: "mt-4 inline-block underline", href: `/card/${id}` }, "Read more"),
    ),
  );
  return h("main", null, h("h1", null, "Cards"), h("div", { className: "grid gap-4" }, items));
}

async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const body = await renderToReadableStream(h(ServerRouter, { context, url: request.url }));
  headers.set("Content-Type", "text/html");
  return new Response(body, { status, headers });
}

const entry = {
  hasAction: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};

const handle = createRequestHandler(
  {
    entry: { module: { default: handleRequest } },
    routes: {
      root: { id: "root", path: "", module: { default: Outlet, Layout } },
      home: {
        id: "home",
        parentId: "root",
        index: true,
        module: { default: Page, loader: cardsOf },
      },
    },
    assets: {
      version: "1",
      url: "/manifest.js",
      entry: { module: "/entry.js", imports: ["/chunk.js"] },
      routes: {
        root: { ...entry, id: "root", path: "", hasLoader: false, module: "/root.js" },
        home: {
          ...entry,
          id: "home",
          parentId: "root",
          index: true,
          hasLoader: true,
          module: "/home.js",
        },
      },
    },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
  },
  "production",
);

export default { fetch: (request: Request) => handle(request) };
