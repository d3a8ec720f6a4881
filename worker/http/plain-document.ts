import { LANGUAGE } from "../../app/format/language.ts";
import { html } from "hono/html";
import { COLORS } from "../../app/content/colors.ts";
import { accentLight } from "../../app/content/more-facts.static.ts";
import { isRightToLeft } from "../../app/contract/languages.ts";
import { PRODUCT } from "../../app/content/site.ts";
import type { EdgeContext } from "../context/edge-env.ts";
import { documentPolicy } from "./security.ts";
import { createMarker, hashInlineCode } from "./inline-code.ts";

const MINIMAL_STYLE = `body{background:${COLORS.ink};color:${COLORS.text};font:1.125rem/1.6 system-ui,sans-serif;display:grid;place-content:center;min-height:90vh;margin:0;padding:1.5rem;text-align:center}a{color:${accentLight}}`;

interface PlainDocument {
  /** BCP 47 tag; by default the site's first language. */
  language?: string;
  title: string;
  /** The content; its inline scripts carry the marker as nonce. */
  body: (marker: string) => unknown;
  status?: 200 | 429;
  headers?: Record<string, string>;
}

/** A small page without the site's frame, for answers before React Router. */
export async function respondWithPlainDocument(
  c: EdgeContext,
  { language = LANGUAGE, title, body, status = 200, headers }: PlainDocument,
): Promise<Response> {
  const marker = createMarker();
  const written = await html`<!doctype html>
    <html lang="${language}" dir="${isRightToLeft(language) ? "rtl" : "ltr"}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${PRODUCT} - ${title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style nonce="${marker}">
          ${MINIMAL_STYLE}
        </style>
      </head>
      <body>
        <main>${body(marker)}</main>
      </body>
    </html>`;
  const document = await hashInlineCode(String(written), marker);
  c.header("Content-Security-Policy", documentPolicy(document.inline, c.get("config")));
  return c.html(document.html, status, headers);
}
