import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from "react-router";
import { nonceContext } from "./context.ts";

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
    <ServerRouter context={entry} url={request.url} nonce={nonce} />,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        failed = true;
        if (!request.signal.aborted) logFailure(error);
      },
    },
  );
  if (isbot(request.headers.get("User-Agent") ?? "")) await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { status: failed ? 500 : status, headers });
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
