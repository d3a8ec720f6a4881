import { html } from "hono/html";
import { COLORS } from "../../app/content/colors.ts";
import { accentLight } from "../../app/content/facts.static.ts";
import { PRODUCT } from "../../app/content/site.ts";

const MINIMAL_STYLE = `body{background:${COLORS.ink};color:${COLORS.text};font:1.125rem/1.6 system-ui,sans-serif;display:grid;place-content:center;min-height:90vh;margin:0;padding:1.5rem;text-align:center}a{color:${accentLight}}`;

/** A small page without the frame of the site, for what the worker answers before React Router. */
export function plainDocument(nonce: string, title: string, body: unknown) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${PRODUCT} - ${title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style nonce="${nonce}">
          ${MINIMAL_STYLE}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
}
