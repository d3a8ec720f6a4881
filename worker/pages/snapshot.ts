import type { TaggedBody } from "../http/etag.ts";

/** A rendered page as it is served to anybody, byte for byte. */
export interface PageSnapshot extends TaggedBody {
  status: number;
  headers: Record<string, string>;
}

/** A page with the times until which it may be served, epoch ms. */
export interface CachedPage {
  snapshot: PageSnapshot;
  freshUntil: number;
  keepUntil: number;
}
