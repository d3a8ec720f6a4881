import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { createOutsideWorld, type OutsideWorld } from "../../../worker/local/world.ts";
import { APPLICATION, worldAt } from "../world.ts";

/** A server on a free port of this machine. */
export interface Served {
  url: string;
  stop: () => Promise<void>;
}

/** Text to send unchanged, with its own content type, status and headers. */
export class Raw {
  readonly text: string;
  readonly type: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  constructor(text: string, type: string, status = 200, headers = {}) {
    this.text = text;
    this.type = type;
    this.status = status;
    this.headers = headers;
  }
}

/** One for all tests of a file: its answers never change, and making them takes a while. */
const world = worldAt(Date.now);

/** A path's answer instead of `body`: something for JSON, or a Raw. */
export type Change = (path: string, body: unknown) => unknown;

/** The local outside world's bot API, with its good JSON answers changed on the way. */
export function serveBot(change: Change = (_, body) => body): Promise<Served> {
  return serve(async (request) => {
    const answer = await askWorld(world, "bot.test", request);
    const type = answer.headers.get("Content-Type") ?? "";
    if (!answer.ok || !type.includes("json")) return answer;
    const body = change(
      new URL(request.url ?? "", "http://bot.test").pathname,
      await answer.json(),
    );
    return body instanceof Raw
      ? new Response(body.text, {
          status: body.status,
          headers: { ...body.headers, "Content-Type": body.type },
        })
      : Response.json(body);
  });
}

/** The local chat platform, which knows one redirect URI. */
export async function serveChat(redirectUri: string): Promise<Served & { webhook: string }> {
  const world = createOutsideWorld({ ...APPLICATION, redirectUris: [redirectUri], now: Date.now });
  const served = await serve((request) => askWorld(world, "chat.test", request));
  const channel = world.webhooks.servers[0]?.channels[0]?.id ?? "";
  const { id, token } = world.webhooks.create(channel, "staff");
  return { ...served, webhook: `${served.url}/api/webhooks/${id}/${token}` };
}

async function askWorld(world: OutsideWorld, host: string, request: IncomingMessage) {
  const body = request.method === "POST" ? await textOf(request) : undefined;
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
  const { method } = request;
  const asked = { method, body, headers: headers as [string, string][] };
  return world.fetch(new Request(`http://${host}${request.url}`, asked));
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}

async function serve(answer: (request: IncomingMessage) => Promise<Response>): Promise<Served> {
  const server = createServer((request, response) => {
    async function send(): Promise<void> {
      const from = await answer(request);
      response.writeHead(from.status, Object.fromEntries(from.headers));
      response.end(new Uint8Array(await from.arrayBuffer()));
    }
    send().catch((error: unknown) => response.writeHead(599).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** A change of every record of some paths' lists; `fields` names a field for each path. */
export function spoil(
  fields: Readonly<Record<string, string>>,
  record: (record: Record<string, unknown>, field: string) => unknown,
): Change {
  return (path, body) => {
    const field = fields[path];
    return field && Array.isArray(body)
      ? body.map((item) => record(item as Record<string, unknown>, field))
      : body;
  };
}

/** The record without one field. */
export function omit(record: object, field: string): object {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== field));
}

/** Only the first records of each list. */
export const few: Change = (_, body) => (Array.isArray(body) ? body.slice(0, 20) : body);
