import { createContext, use } from "react";

/** The id of the request in a document, for pages that name it. */
export const RequestId = createContext<string | null>(null);

/** The attribute of the root element that carries it to the browser. */
export const REQUEST_ID_ATTRIBUTE = "data-request-id";

// Read once: React takes the root element's attributes away when it draws another one.
const ofDocument =
  typeof document === "undefined"
    ? null
    : document.documentElement.getAttribute(REQUEST_ID_ATTRIBUTE);

/** The id of the document's request; null on a page that was kept for everybody. */
export function useRequestId(): string | null {
  return use(RequestId) ?? ofDocument;
}
