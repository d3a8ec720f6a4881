import { renderToReadableStream } from "react-dom/server";
import { ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
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
        if (!request.signal.aborted) console.error(error);
      },
    },
  );
  await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { status: failed ? 500 : status, headers });
}
