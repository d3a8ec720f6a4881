import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { linkCardContext, nonceContext } from "./context.ts";
import { LinkCardJson } from "./link-card/script.tsx";

/** Renders a document as a stream; crawlers get it whole. */
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
      signal: request.signal,
      onError(error) {
        failed = true;
        if (!request.signal.aborted) console.error(error);
      },
    },
  );
  if (isbot(request.headers.get("User-Agent") ?? "")) await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { status: failed ? 500 : status, headers });
}
