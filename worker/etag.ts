import type { Context } from "hono";
import type { EdgeEnv } from "./edge.ts";

interface Shape {
  /** Content type. */
  type: string;
  /** How long a browser or proxy may keep it. */
  seconds: number;
}

/** A public answer for any site, with its ETag; 304 when the asker has it. Never for documents. */
export async function answerTagged(
  c: Context<EdgeEnv>,
  body: string,
  { type, seconds }: Shape,
): Promise<Response> {
  const etag = `W/"${await digest(body)}"`;
  const headers = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": "ETag, X-Data-State, X-Data-Age",
    "Cache-Control": `public, max-age=${seconds}`,
    ETag: etag,
  };
  if (isKnown(c.req.header("If-None-Match"), etag)) return c.body(null, 304, headers);
  return c.body(body, 200, { ...headers, "Content-Type": type });
}

function isKnown(header: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  const tags = new Set((header ?? "").split(",").map(bare));
  return tags.has("*") || tags.has(bare(etag));
}

async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(hash, 0, 10)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
