import { CODE_WORDS } from "../../app/content/code-words.ts";
import { STATUS_OF, type ErrorCode } from "../../app/contract/error-codes.ts";

/** An error as the worker answers it, for a route of the browser's. */
export function workerError(code: ErrorCode, error = CODE_WORDS[code]) {
  return { status: STATUS_OF[code], json: { error, code, requestId: "r-1" } };
}

/** The same as a response. */
export function errorResponse(code: ErrorCode, error?: string): Response {
  const { status, json } = workerError(code, error);
  return Response.json(json, { status });
}
