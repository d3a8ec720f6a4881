import { Hono } from "hono";
import { html } from "hono/html";
import { page, type Html } from "../html-page.ts";
import type { MessageEmbed } from "./message.ts";
import type { PostedMessage, Webhooks } from "./webhooks.ts";

/** `/channels`: channels with their posts, where webhooks can be deleted. */
export function createChannelPages(webhooks: Webhooks, headers: Record<string, string>): Hono {
  const app = new Hono();
  app.get("/channels", (c) => c.html(channelsPage(webhooks), 200, headers));
  app.post("/channels/webhooks/:id/delete", (c) => {
    webhooks.remove(c.req.param("id"));
    return c.redirect("/channels", 303);
  });
  return app;
}

function channelsPage(webhooks: Webhooks): Html {
  const servers = webhooks.servers.map(
    ({ name, channels }) =>
      html`<h2>${name}</h2>
        ${channels.map((channel) => channelSection(webhooks, channel))}`,
  );
  return page(
    "Local channels",
    html`<h1>Channels</h1>
      <p>
        What the site has posted into the made-up servers of this machine. The page reloads every
        five seconds.
      </p>
      ${servers}`,
    5,
  );
}

function channelSection(webhooks: Webhooks, { id, name }: { id: string; name: string }): Html {
  const own = webhooks.list().filter(({ channel_id }) => channel_id === id);
  return html`<h3>#${name}</h3>
    ${own.map(
      (webhook) =>
        html`<p>
          Webhook <code>${webhook.id}</code> by ${webhook.name}
          <form method="post" action="/channels/webhooks/${webhook.id}/delete">
            <button>Delete webhook</button>
          </form>
        </p>`,
    )}
    ${webhooks.messagesIn(id).map(messageArticle)}`;
}

function messageArticle(message: PostedMessage): Html {
  const { content, embeds, components, postedAt } = message;
  return html`<article>
    ${content === "" ? "" : html`<p>${content}</p>`} ${embeds.map(embedPart)}
    <p>
      ${components.flatMap((row) =>
        row.components.map(({ label, url }) => html`<a href="${url}">${label}</a>`),
      )}
    </p>
    <small>${timeOf(postedAt)}</small>
  </article>`;
}

function embedPart({ title, description, fields = [], footer }: MessageEmbed): Html {
  return html`${title === undefined ? "" : html`<p><strong>${title}</strong></p>`}
    ${description === undefined ? "" : html`<p>${withTimes(description)}</p>`}
    <dl>
      ${fields.map(
        ({ name, value }) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${withTimes(value)}</dd>
          </div>`,
      )}
    </dl>
    ${footer === undefined ? "" : html`<small>${footer.text}</small>`}`;
}

/** Shows `<t:seconds:style>` as times, as the platform's readers see them in their zone. */
function withTimes(text: string): string {
  return text.replaceAll(/<t:(\d+)(?::\w)?>/g, (_, seconds) => timeOf(Number(seconds) * 1000));
}

function timeOf(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replace("T", " ")} UTC`;
}
