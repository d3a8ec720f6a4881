import { renderToReadableStream } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import styles from "./app.css?inline";
import { failureContext, linkCardContext, nonceContext } from "./context.ts";
import { LinkCardJson } from "./link-card/script.tsx";

/**
 * Renders a document, whole: loaders wait for their data, so there is nothing to stream. Parts whose
 * script comes later stand in their places (`progressiveChunkSize`), as without script they must.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext) || undefined;
  let failed = false;
  const body = await renderToReadableStream(
    <LinkCardJson value={context.get(linkCardContext)}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </LinkCardJson>,
    {
      nonce,
      progressiveChunkSize: Infinity,
      onError(error) {
        failed = true;
        if (!request.signal.aborted) context.get(failureContext)(error);
      },
    },
  );
  await body.allReady;
  const html = await new Response(body).text();
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(paintedFirst(html, nonce), {
    status: failed ? 500 : status,
    headers,
  });
}

/** The router's own start, which imports the page's modules. */
const START = /<script( nonce="[^"]*")? type="module" async="">/;
const PRELOADS = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;

/**
 * Brings the page's scripts in once its first picture is drawn; at once where nobody looks yet (a tab
 * behind, a prerendered page). React is read before what needs it, in a task of its own; what cannot be had
 * fails where it is imported again. It puts into the document what the router had written there.
 */
const STARTER = `(preloads) => {
  const start = async () => {
    for (const href of preloads) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
    for (const href of preloads) if (href.includes("/react-")) await import(href).catch(() => {});
    const kept = document.querySelector('script[type="text/start"]');
    const script = Object.assign(document.createElement("script"), { type: "module", async: true });
    script.nonce = kept.nonce;
    script.text = kept.text;
    kept.replaceWith(script);
  };
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
}`.replaceAll(/\n\s*/g, " ");

/**
 * Puts the style sheet into the document and lets its scripts wait until it is painted: the first picture
 * needs none of them, and on a phone they would share its line and its processor. React passes over
 * what stands in the document besides its own.
 */
function paintedFirst(html: string, nonce: string | undefined): string {
  const signed = nonce ? ` nonce="${nonce}"` : "";
  const preloads: string[] = [];
  const starter = () => `<script${signed}>(${STARTER})(${JSON.stringify(preloads)})</script>`;
  return html
    .replaceAll(PRELOADS, (_link, href: string) => {
      preloads.push(href);
      return "";
    })
    .replace("</head>", () => `<style${signed}>${styles}</style></head>`)
    .replace(START, `<script${signed} type="text/start">`)
    .replace("</body>", () => `${starter()}</body>`);
}

/** React Router's own handler writes addresses and stacks as they are, over several lines. */
export const handleError: HandleErrorFunction = function handleError(error, { request, context }) {
  // A missing page is an answer, and has its request line.
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  if (!isAnswer && !request.signal.aborted) context.get(failureContext)(error);
};
