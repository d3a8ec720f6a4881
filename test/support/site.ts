import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import type { Env } from "../../worker/context/config.ts";
import { SITE_URL } from "./fixtures.ts";

/** The built site within the runtime, and its outside world, as tests of `site` and `site-cold` meet them. */

const BOT = "https://bot.test";
const CHAT = "https://chat.test";

const BUILT = "/build/server/index.js";
const { default: built }: { default: ExportedHandler<Env> } = await import(
  /* @vite-ignore */ BUILT
);

let visitors = 0;

/**
 * A request to the built worker, without following redirects. Each has its own address, unless
 * named, so that no test hits the rate limits.
 */
export function visit(path: string, init: RequestInit = {}): Promise<Response> {
  const request = new Request(SITE_URL + path, { redirect: "manual", ...init });
  if (!request.headers.has("CF-Connecting-IP")) {
    visitors += 1;
    request.headers.set(
      "CF-Connecting-IP",
      `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`,
    );
  }
  return exports.default.fetch(request);
}

/** Header of our own scripts' writes. */
export const AJAX = { "X-Requested-With": "XMLHttpRequest" };

/** The same with a session, by its Cookie header. */
export function visitAs(cookie: string, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("Cookie", cookie);
  return visit(path, { ...init, headers });
}

/**
 * Requests the built worker within the test's own request, with other bindings if given. When time
 * is stopped (time.ts), a timer that the test ends must not wake another request's work. `ended`
 * resolves after the work behind the answer.
 */
export async function visitHere(
  path: string,
  { bindings = {}, ...init }: RequestInit & { bindings?: object } = {},
): Promise<{ answer: Response; ended: () => Promise<void> }> {
  const context = createExecutionContext();
  const request = new Request(SITE_URL + path, { redirect: "manual", ...init });
  const answer = await built.fetch?.(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the platform's own request has more to it than the worker reads
    request as unknown as Parameters<NonNullable<typeof built.fetch>>[0],
    { ...env, ...bindings },
    context,
  );
  if (!answer) throw new Error("the built worker has no fetch");
  const whole = new Response(answer.body && (await answer.arrayBuffer()), answer);
  return { answer: whole, ended: () => waitOnExecutionContext(context) };
}

export interface Fault {
  path: string;
  status?: number;
  delay?: number;
  body?: string;
  times?: number;
  retryAfter?: number;
}

/** Makes the bot API or the chat platform misbehave until `heal`. */
export async function breakDown(fault: Fault): Promise<void> {
  const answer = await fetch(`${BOT}/__faults`, { method: "PUT", body: JSON.stringify(fault) });
  if (answer.status !== 204) throw new Error(await answer.text());
}

export async function heal(): Promise<void> {
  await fetch(`${BOT}/__faults`, { method: "DELETE" });
}

export interface Seen {
  side: "bot" | "chat";
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
}

/** The requests the outside world got since `forget`. */
export async function seen(): Promise<Seen[]> {
  return (await fetch(`${BOT}/__requests`)).json();
}

export async function forget(): Promise<void> {
  await fetch(`${BOT}/__requests`, { method: "DELETE" });
}

/** The cookies an answer sets, by name; a cleared one is "". */
export function cookiesOf(answer: Response): Record<string, string> {
  const pairs = answer.headers.getSetCookie().map((line) => {
    const pair = line.slice(0, line.indexOf(";"));
    const at = pair.indexOf("=");
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
  return Object.fromEntries(pairs);
}

export type Consenting = "Developer" | "Manager" | "Moderator" | "Supporter" | "Visitor" | "Cancel";

/**
 * Begins a sign-in up to the platform's answer: the browser's cookie and callback address.
 * `cookies` are those that it has before.
 */
export function beginSignIn(
  rank: Consenting,
  returnTo = "/",
  cookies = "",
): Promise<{ cookie: string; callback: URL }> {
  const path = `/api/auth/discord?returnTo=${encodeURIComponent(returnTo)}`;
  return beginConsent(rank, { path, name: "__Host-oauth", cookies });
}

/** Begins any consent by its path; `name` is that of the cookie that keeps the attempt. */
export async function beginConsent(
  rank: Consenting,
  { path, name, cookies = "" }: { path: string; name: string; cookies?: string },
): Promise<{ cookie: string; callback: URL }> {
  const start = await visitAs(cookies, path);
  const authorize = new URL(start.headers.get("Location") ?? "");
  const consent = await (await fetch(authorize)).text();
  const person =
    rank === "Cancel"
      ? ""
      : (new RegExp(`value="(\\d+)">Continue as \\S+ \\(${rank}\\)`).exec(consent)?.[1] ??
        "nobody");
  const form = new URLSearchParams(authorize.search);
  form.set("person", person);
  const back = await fetch(`${CHAT}/oauth2/authorize`, {
    method: "POST",
    body: form,
    redirect: "manual",
  });
  const callback = new URL(back.headers.get("Location") ?? "");
  return { cookie: `${name}=${cookiesOf(start)[name]}`, callback };
}

/** Signs a person in; answers the Cookie header of the session. */
export async function signIn(rank: Exclude<Consenting, "Cancel">): Promise<string> {
  const { cookie, callback } = await beginSignIn(rank);
  const done = await visitAs(cookie, callback.pathname + callback.search);
  const session = cookiesOf(done)["__Host-session"];
  if (!session) throw new Error(`no session for a ${rank}: ${done.headers.get("Location")}`);
  return `__Host-session=${session}`;
}

/** Signs out every session of a Cookie header. */
export function logOut(cookie: string): Promise<Response> {
  return visitAs(cookie, "/api/auth/logout", { method: "POST", headers: AJAX });
}

/** The title of a document. */
export async function titleOf(answer: Response): Promise<string | undefined> {
  return /<title>([^<]*)<\/title>/.exec(await answer.text())?.[1]?.replaceAll("&#x27;", "'");
}

/** How many bytes of a text travel, compressed. */
export async function gzipSize(text: string): Promise<number> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

/** A document without the style sheet, which all share and which has its own budget. */
export function withoutStyles(html: string): string {
  return html.replace(/<style[^>]*>[\s\S]*?<\/style>/, "");
}
