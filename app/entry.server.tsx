import { renderToReadableStream } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from "react-router";
import styles from "./app.css?inline";
import { linkCardContext, nonceContext } from "./context.ts";
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
      signal: request.signal,
      onError(error) {
        failed = true;
        if (!request.signal.aborted) logFailure(error);
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

/**
 * Puts the style sheet into the document and its scripts behind the fonts, so that the first paint
 * waits for nothing else. React passes over what stands in the head besides its own.
 */
function paintedFirst(html: string, nonce: string | undefined): string {
  const style = `<style${nonce ? ` nonce="${nonce}"` : ""}>${styles}</style>`;
  return html
    .replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"')
    .replace("</head>", () => `${style}</head>`);
}

/** React Router's own handler writes addresses and stacks as they are, over several lines. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  // A missing page is an answer, and has its request line.
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  if (!isAnswer && !request.signal.aborted) logFailure(error);
}

/** One JSON line, as the worker's log has them. */
function logFailure(error: unknown): void {
  const reason = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  console.error(JSON.stringify({ event: "page.failed", reason }));
}
