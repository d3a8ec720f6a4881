/** HTTP/2 has no status text, so `response.statusText` is empty. */
const WORDS: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  408: "Request Timeout",
  409: "Conflict",
  413: "Content Too Large",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  500: "Internal Server Error",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
};

/** "Not Found" for 404; the number itself for a status the worker never sends. */
export function statusWords(status: number): string {
  return WORDS[status] ?? String(status);
}
