import { html } from "hono/html";

export type Html = ReturnType<typeof html>;

const STYLE = html`<style>
  :root {
    color-scheme: dark;
    font:
      16px/1.5 system-ui,
      sans-serif;
  }
  body {
    margin: 0;
    min-height: 100vh;
    display: grid;
    place-items: center;
    background: #0b0f14;
    color: #e8eef3;
  }
  main {
    box-sizing: border-box;
    width: min(26rem, 100vw - 2rem);
    margin: 2rem 0;
    padding: 1.75rem;
    border: 1px solid #24323e;
    border-radius: 12px;
    background: #10161d;
  }
  h1 {
    margin: 0 0 0.5rem;
    font-size: 1.5rem;
    line-height: 1.2;
  }
  p {
    margin: 0 0 1.25rem;
    color: #9fb1bf;
  }
  ul {
    list-style: none;
    margin: 0 0 0.75rem;
    padding: 0;
    display: grid;
    gap: 0.5rem;
  }
  button,
  a {
    box-sizing: border-box;
    min-height: 44px;
    border-radius: 8px;
    font: inherit;
  }
  button {
    width: 100%;
    padding: 0.6rem 1rem;
    border: 1px solid #3d5d6e;
    background: #16202a;
    color: #e8eef3;
    text-align: left;
    cursor: pointer;
  }
  button:hover {
    background: #1d2a36;
    border-color: #729bb0;
  }
  button[value=""] {
    border-color: transparent;
    background: none;
    color: #a9c6d4;
    text-align: center;
  }
  a {
    color: #a9c6d4;
  }
  :focus-visible {
    outline: 2px solid #a9c6d4;
    outline-offset: 2px;
  }
  code {
    color: #a9c6d4;
    overflow-wrap: anywhere;
  }
</style>`;

/** A page of the chat platform's stand-in; `head` is more of its head. */
export function page(title: string, body: Html, head: Html | "" = ""): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${STYLE}${head}
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
}
