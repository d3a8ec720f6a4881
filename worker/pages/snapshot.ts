import type { TaggedBody } from "../http/etag.ts";

/** A rendered page as it is served to anybody, byte for byte. */
export interface PageSnapshot extends TaggedBody {
  status: number;
  /** With the ETag and the security headers that are the same each time. */
  headers: Headers;
}

/** A page with the times until which it may be served, epoch ms. */
export interface CachedPage {
  snapshot: PageSnapshot;
  freshUntil: number;
  keepUntil: number;
}
