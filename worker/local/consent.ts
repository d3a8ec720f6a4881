import { html } from "hono/html";
import { PRODUCT } from "../../app/content/site.ts";

type Page = ReturnType<typeof html>;

/** Somebody who can sign in locally. `rank` is "Visitor" outside the team. */
export interface SignInPerson {
  id: string;
  username: string;
  display: string | null;
  rank: string;
}

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

function page(title: string, body: Page): Page {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${STYLE}
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
}

/** The page that lets you choose who to sign in as. The request's parameters become hidden fields. */
export function consentPage(
  people: readonly SignInPerson[],
  query: Readonly<Record<string, string>>,
): Page {
  const fields = Object.entries(query)
    .filter(([name]) => name !== "person")
    .map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`);
  const choices = people.map(
    ({ id, username, rank }) =>
      html`<li><button name="person" value="${id}">Continue as ${username} (${rank})</button></li>`,
  );
  return page(
    "Local sign-in",
    html`<h1>Local sign-in</h1>
      <p>
        ${PRODUCT} asks who you are. This page stands for the chat platform on this machine; the
        people are made up.
      </p>
      <form method="post" action="/oauth2/authorize">
        ${fields}
        <ul>
          ${choices}
        </ul>
        <button name="person" value="">Cancel</button>
      </form>`,
  );
}

/** The page for an invalid client or redirect address, which must not be redirected to. */
export function refusalPage(why: string): Page {
  return page(
    "Sign-in refused",
    html`<h1>Sign-in refused</h1>
      <p>${why}. Check the application's id and redirect address.</p>`,
  );
}

const PLACEHOLDERS = {
  invite: {
    title: `Add ${PRODUCT} to a server`,
    text: "On the real chat platform you would pick a server here. This machine has none, so nothing happens.",
  },
  support: {
    title: `${PRODUCT} support server`,
    text: "On the real chat platform this link opens the invite of the support server.",
  },
  docs: {
    title: "Documentation",
    text: "This link opens the documentation, which lives outside the site. DOCS_URL says where.",
  },
} as const;

/** A page in place of an external link, saying where the link leads in production. */
export function placeholderPage(which: keyof typeof PLACEHOLDERS): Page {
  const { title, text } = PLACEHOLDERS[which];
  return page(
    title,
    html`<h1>${title}</h1>
      <p>${text}</p>
      <p>This is a local stand-in.</p>`,
  );
}
