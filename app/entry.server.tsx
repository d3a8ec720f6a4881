import { renderToReadableStream } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import styles from "./app.css?inline";
import { pageContext } from "./loaders/context.ts";
import { deferScripts } from "./deferred-scripts.ts";
import { EARLY_PRESSES_SCRIPT } from "./early-presses.ts";
import { HINT_SCRIPT } from "./hint-script.ts";
import { ADDRESS_SCRIPT } from "./me/servers/address-script.ts";
import { withAlternates } from "./seo/alternates.ts";
import { RequestId } from "./page-load/request-id.ts";
import { TERRITORY } from "./format/language.ts";

/**
 * Renders a document without streaming, as its data is already loaded. `progressiveChunkSize` makes
 * React write lazy parts in place instead of moving them there by script.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const services = context.get(pageContext);
  const nonce = services.nonce || undefined;
  let failed = false;
  const body = await renderToReadableStream(
    <RequestId value={isKept() ? null : services.requestId}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </RequestId>,
    {
      nonce,
      progressiveChunkSize: Infinity,
      onError(error) {
        failed = true;
        if (!request.signal.aborted) services.onFailure(error);
      },
    },
  );
  await body.allReady;
  const html = await new Response(body).text();
  const nonceAttribute = nonce ? ` nonce="${nonce}"` : "";
  const scripts = [HINT_SCRIPT, EARLY_PRESSES_SCRIPT];
  if (services.servers) scripts.unshift(ADDRESS_SCRIPT);
  // Inline, so that the first paint waits for a single request. React ignores it on hydration.
  const early = [
    `<meta property="og:locale" content="${TERRITORY}"/>`,
    `<style${nonceAttribute}>${styles}</style>`,
    ...scripts.map((script) => `<script${nonceAttribute}>${script}</script>`),
  ].join("");
  const styled = withAlternates(html).replace("</head>", () => `${early}</head>`);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(deferScripts(styled, nonceAttribute), {
    status: failed ? 500 : status,
    headers,
  });

  /** A page that the cache shares must not name one request. */
  function isKept(): boolean {
    if (status >= 500 || headers.get("Cache-Control")?.includes("no-store")) return false;
    return services.isShared;
  }
}

/** Replaces React Router's handler, which prints addresses and multi-line stacks. */
export const handleError: HandleErrorFunction = function handleError(error, { request, context }) {
  // A 404 is no failure; the request log has its status.
  const isClientError = isRouteErrorResponse(error) && error.status < 500;
  if (!isClientError && !request.signal.aborted) context.get(pageContext).onFailure(error);
};
