import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Brand } from "../app/content/brand-schema.ts";
import type { MENU } from "../app/content/frame/menu-words.ts";
import type { Words } from "../app/content/translation.ts";
import { COLORS, shadesOf } from "../app/content/colors.ts";

/** A build's language, with its words for the manifest. */
export interface BuildLanguage {
  language: string;
  menu: Pick<Words<typeof MENU>, "commands" | "status" | "embed">;
}

/** All icons: ours, then the brand's. The name changes with them: caches keep it for ever. */
export function spriteOf({ icons = {} }: Pick<Brand, "icons">): { name: string; svg: string } {
  const ours = readFileSync(new URL("../app/ui/icons.svg", import.meta.url), "utf8");
  const own = Object.entries(icons).map(
    ([id, path]) =>
      `<symbol id="${id}" viewBox="0 0 24 24"><path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2" d="${path}"/></symbol>\n`,
  );
  const svg = ours.replace("</svg>", `${own.join("")}</svg>`);
  const hash = createHash("sha256").update(svg).digest("base64url").slice(0, 8);
  return { name: `assets/icons-${hash}.svg`, svg };
}

/** Files drawn from the brand at each build: text by name below the root. */
export function brandFiles(brand: Brand, build: BuildLanguage): ReadonlyMap<string, string> {
  const notFound = new URL("../app/pictures/not-found.svg", import.meta.url);
  const { name, svg } = spriteOf(brand);
  return new Map([
    [name, svg],
    ["favicon.svg", tile(brand, 1.385, "rounded")],
    ["default-avatar.svg", tile(brand, 1.77)],
    ["not-found.svg", colored(readFileSync(notFound, "utf8"), brand.accent)],
    manifestFile(brand, build),
  ]);
}

/** A language's manifest; a further language's is below its prefix. */
export function manifestFile(brand: Brand, build: BuildLanguage): [name: string, text: string] {
  const isFirst = build.language === (brand.languages?.[0] ?? "en");
  const prefix = isFirst ? "" : `/${build.language}`;
  return [`${prefix}/site.webmanifest`.slice(1), manifest(brand, prefix, build)];
}

/**
 * The sign on an accent square, `room` times the sign's longer side. `px` is the picture's size.
 */
export function tile(
  { sign, accent }: Pick<Brand, "sign" | "accent">,
  room: number,
  shape: "rounded" | "square" = "square",
  px = 256,
): string {
  const [left, top, width, height] = sign.viewBox;
  const side = Math.max(width, height) * room;
  const [x, y] = [left + width / 2 - side / 2, top + height / 2 - side / 2];
  const corner = shape === "rounded" ? ` rx="${round(side * 0.222)}"` : "";
  const box = [x, y, side, side].map(round);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${px}" height="${px}" viewBox="${box.join(" ")}">
  <rect x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[2]}"${corner} fill="${accent}"/>
  <path fill="${COLORS.ink}" d="${sign.path}"/>${sign.glow ? `\n  <path fill="#fff1cf" d="${sign.glow}"/>` : ""}
</svg>
`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function colored(svg: string, accent: string): string {
  const shades: Readonly<Record<string, string>> = { ...shadesOf(accent) };
  return svg.replaceAll(/\{(\w+)\}/g, (braced, name: string) => shades[name] ?? braced);
}

function manifest(
  { product, tagline }: Brand,
  prefix: string,
  { language, menu }: BuildLanguage,
): string {
  const png = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
  });
  const facts = {
    id: prefix || "/",
    name: product,
    short_name: product,
    description: tagline.replaceAll("{product}", product),
    lang: language,
    start_url: prefix || "/",
    scope: "/",
    display: "standalone",
    background_color: COLORS.ink,
    theme_color: COLORS.ink,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      png(192),
      png(512),
      { ...png(512), purpose: "maskable" },
    ],
    shortcuts: [
      { name: menu.commands.title, url: `${prefix}/commands` },
      { name: menu.status.title, url: `${prefix}/status` },
      { name: menu.embed.title, url: `${prefix}/embed` },
    ],
  };
  return `${JSON.stringify(facts, null, 2)}\n`;
}
