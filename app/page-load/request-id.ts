import { createContext, use } from "react";

export const RequestId = createContext<string | null>(null);

/** The root element's attribute that carries the id to the browser. */
export const REQUEST_ID_ATTRIBUTE = "data-request-id";

// Read once: React removes the attributes when it draws another root.
const ofDocument =
  typeof document === "undefined"
    ? null
    : document.documentElement.getAttribute(REQUEST_ID_ATTRIBUTE);

/** The document's request id; null on a cached page. */
export function useRequestId(): string | null {
  return use(RequestId) ?? ofDocument;
}
