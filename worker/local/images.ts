import { Hono } from "hono";
import { drawAvatar } from "./drawing/avatar.ts";
import { drawBanner, drawCover } from "./drawing/banner.ts";
import { drawEmbed, type EmbedPicture } from "./drawing/embed.ts";

const HEADERS = {
  "Content-Type": "image/svg+xml; charset=utf-8",
  "Cache-Control": "public, max-age=31536000, immutable",
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
  "X-Content-Type-Options": "nosniff",
};

/** Prefix of deleted files: their records still exist, but the host answers 404. */
export const DELETED_PREFIX = "gone-";

const FILE = /^[\w-][\w.-]{0,119}\.svg$/;

/** The image host, which draws the same picture for a file name each time. */
export function createImages(templates: () => readonly EmbedPicture[]): Hono {
  const drawings: Record<string, (file: string) => string | undefined> = {
    avatars: drawAvatar,
    banners: drawBanner,
    covers: drawCover,
    templates: (file) => {
      const picture = templates().find((item) => `${item.id}.svg` === file);
      return picture && drawEmbed(picture);
    },
  };
  return new Hono().get("/:kind/:file", (c) => {
    const { kind, file } = c.req.param();
    const drawing = Object.hasOwn(drawings, kind) ? drawings[kind] : undefined;
    const picture =
      FILE.test(file) && !file.startsWith(DELETED_PREFIX) ? drawing?.(file) : undefined;
    return picture === undefined ? c.text("Not found", 404) : c.body(picture, 200, HEADERS);
  });
}
