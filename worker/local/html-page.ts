import { html } from "hono/html";

export type Html = ReturnType<typeof html>;

const STYLE = html`<style>
  :root {
    color-scheme: dark;
    font: 16px/1.5 system-ui;
  }
  main {
    max-width: 42rem;
    margin: 2rem auto;
    padding: 0 1rem;
    overflow-wrap: anywhere;
  }
  article p,
  dd {
    white-space: pre-line;
  }
  button {
    min-height: 44px;
    font: inherit;
  }
</style>`;

/** A page of the simulated platform; `reloadsAfter` in seconds. */
export function page(title: string, body: Html, reloadsAfter?: number): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${reloadsAfter ? html`<meta http-equiv="refresh" content="${reloadsAfter}" />` : ""}
        ${STYLE}
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
}
