import { Hono } from "hono";
import { drawAvatar, drawBanner, drawCover } from "./drawing.ts";

const HEADERS = {
  "Content-Type": "image/svg+xml; charset=utf-8",
  "Cache-Control": "public, max-age=31536000, immutable",
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
  "X-Content-Type-Options": "nosniff",
};

/** Prefix of deleted files: records exist, but the host answers 404. */
export const DELETED_PREFIX = "gone-";

const FILE = /^[\w-][\w.-]{0,119}\.svg$/;

const DRAWINGS: Readonly<Record<string, (file: string) => string>> = {
  avatars: drawAvatar,
  banners: drawBanner,
  covers: drawCover,
  templates: drawBanner,
};

/** The image host; a file name always gives the same picture. */
export function createImages(): Hono {
  return new Hono().get("/:kind/:file", (c) => {
    const { kind, file } = c.req.param();
    const drawing = Object.hasOwn(DRAWINGS, kind) ? DRAWINGS[kind] : undefined;
    const picture =
      FILE.test(file) && !file.startsWith(DELETED_PREFIX) ? drawing?.(file) : undefined;
    return picture === undefined ? c.text("Not found", 404) : c.body(picture, 200, HEADERS);
  });
}
