/** HTTP/2 sends no words beside the number, so these are ours. */
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

/** The words of an HTTP status, "Not Found" for 404; the bare number for those we never send. */
export function statusWords(status: number): string {
  return WORDS[status] ?? String(status);
}
