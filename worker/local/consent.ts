import { html } from "hono/html";
import { PRODUCT } from "../../app/content/site.ts";
import { page, type Html } from "./html-page.ts";
import type { Server } from "./seed/servers.ts";

/** Somebody who can sign in. `rank` is "Visitor" outside the team. */
export interface SignInPerson {
  id: string;
  username: string;
  display: string | null;
  rank: string;
}

/** The request's parameters except the chosen one. */
function hiddenFields(query: Readonly<Record<string, string>>, chosen: string): Html[] {
  return Object.entries(query)
    .filter(([name]) => name !== chosen)
    .map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`);
}

/** The page that asks who to sign in as. Keeps the request's parameters in hidden fields. */
export function consentPage(
  people: readonly SignInPerson[],
  query: Readonly<Record<string, string>>,
): Html {
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
        ${hiddenFields(query, "person")}
        <ul>
          ${choices}
        </ul>
        <button name="person" value="">Cancel</button>
      </form>`,
  );
}

/** The page that asks for a webhook's channel, of the server in `guild_id` if given. */
export function channelPage(
  servers: readonly Server[],
  query: Readonly<Record<string, string>>,
): Html {
  const named = servers.filter(({ id }) => id === query.guild_id);
  const choices = (named.length > 0 ? named : servers).map(
    (server) =>
      html`<h2>${server.name}</h2>
        <ul>
          ${[...server.channels, ...server.forums].map(
            ({ id, name }) => html`<li><button name="channel" value="${id}">#${name}</button></li>`,
          )}
        </ul>`,
  );
  return page(
    "Local channel picker",
    html`<h1>Choose a channel</h1>
      <p>
        ${PRODUCT} wants to post into a channel of yours. This page stands for the chat platform on
        this machine; the servers are made up. <a href="/channels">What has been posted</a>
      </p>
      <form method="post" action="/oauth2/authorize">
        ${hiddenFields(query, "channel")} ${choices}
        <button name="channel" value="">Cancel</button>
      </form>`,
  );
}

/** For an invalid client or redirect address, to which nothing may be redirected. */
export function refusalPage(why: string): Html {
  return page(
    "Sign-in refused",
    html`<h1>Sign-in refused</h1>
      <p>${why}. Check the application's id and redirect address.</p>`,
  );
}

/** Replaces an external page, and says what is there in production. */
export function placeholderPage(title: string): Html {
  return page(
    title,
    html`<h1>${title}</h1>
      <p>
        This page stands for one outside of the site: an invitation, a server or documentation.
      </p>`,
  );
}
