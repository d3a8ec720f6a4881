import * as v from "valibot";
import { isDigits } from "../../app/contract/digits.ts";
import type { Config } from "../context/config.ts";
import { readUpTo } from "../http/read-up-to.ts";
import type { MessagePayload } from "./message.ts";

/** A call's time limit, body included. */
export const ANSWER_MS = 5000;
/** An answer repeats the message, of at most 6,000 characters. */
const MAX_BODY_BYTES = 128 * 1024;
/** If an answer asks for a pause without its length. */
const DEFAULT_PAUSE_SECONDS = 30;
/** The platform's edge may ask for hours, which would outlast the incident. */
const MOST_PAUSE_SECONDS = 15 * 60;

/** The platform's error codes; test/local/platform-codes.test.ts compares them with its list. */
export const CODES = {
  /** Says nothing about a webhook: it also comes with a blocked address. */
  general: 0,
  unknownChannel: 10_003,
  unknownWebhook: 10_015,
  invalidWebhookToken: 50_027,
  /** "You are being blocked from accessing our API temporarily": all calls of an address. */
  blockedAddress: 40_333,
  forum: 220_001,
  /** Invalid form body, empty message, too large, and two of the server's filters. */
  refusedMessage: [50_035, 50_006, 40_005, 200_000, 240_000],
} as const;

/** Nothing can be posted by the webhook any more. */
const GONE = [CODES.unknownWebhook, CODES.unknownChannel, CODES.invalidWebhookToken];

/** A webhook with its token decrypted. */
export interface OpenHook {
  id: string;
  token: string;
}

export type Outcome =
  /** Even if the answer couldn't be read. */
  | { kind: "sent" }
  /** The webhook was deleted, or its token is invalid. */
  | { kind: "gone" }
  /** `everybody`: the pause concerns this site's address, not one webhook. */
  | { kind: "limited"; seconds: number; everybody: boolean }
  /** A filter before the platform blocked the call: this webhook's, or all of this address. */
  | { kind: "blocked"; reason: string; seconds: number }
  /** The platform will never take this message. */
  | { kind: "refused"; code: number }
  /** The channel is a forum, which takes no webhook's messages. */
  | { kind: "forum" }
  /** Another try may help. */
  | { kind: "failed"; reason: string };

/** Calls webhooks at the configured platform, and nowhere else. Never throws. */
export interface WebhookClient {
  post: (hook: OpenHook, message: MessagePayload) => Promise<Outcome>;
  /** Deletes the webhook; "gone" if it was deleted before. */
  remove: (hook: OpenHook) => Promise<Outcome>;
}

export const WEBHOOK_TOKEN = /^[\w-]{1,200}$/;

/** A webhook's address. @throws RangeError if id or token is more than a part of a path */
export function webhookAddress(origin: string, { id, token }: OpenHook): string {
  if (!isDigits(id) || !WEBHOOK_TOKEN.test(token)) throw new RangeError("not a webhook");
  return `${origin}/api/v10/webhooks/${id}/${token}`;
}

export function createWebhookClient({
  discordUrl,
  userAgent,
}: Pick<Config, "discordUrl" | "userAgent">): WebhookClient {
  function request(method: string, hook: OpenHook, rest: string, body?: object): Promise<Response> {
    return fetch(webhookAddress(discordUrl, hook) + rest, {
      method,
      headers: {
        Accept: "application/json",
        "User-Agent": userAgent,
        ...(body && { "Content-Type": "application/json" }),
      },
      body: body && JSON.stringify(body),
      // A redirect would send the message, and the token in the path, to another host.
      redirect: "manual",
      signal: AbortSignal.timeout(ANSWER_MS),
    });
  }

  async function call(...args: Parameters<typeof request>): Promise<Outcome> {
    try {
      const response = await request(...args);
      return outcomeOf(response, await readJson(response));
    } catch (error) {
      // The name only: a network error's message may quote the address with the token.
      return { kind: "failed", reason: error instanceof Error ? error.name : "unknown" };
    }
  }

  return {
    post: (hook, message) => call("POST", hook, "?wait=true", message),
    remove: (hook) => call("DELETE", hook, ""),
  };
}

const pauseBody = v.object({ retry_after: v.pipe(v.number(), v.finite(), v.minValue(0)) });
const globalBody = v.object({ global: v.literal(true) });
const errorBody = v.object({ code: v.number() });

function outcomeOf({ status, headers }: Response, body: unknown): Outcome {
  if (status >= 200 && status < 300) return { kind: "sent" };
  const error = v.safeParse(errorBody, body);
  const code = error.success ? error.output.code : null;
  const seconds = pauseSecondsOf(headers, body);
  if (status === 429) {
    const everybody = code === CODES.blockedAddress || isLimitOfEverybody(headers, body, code);
    return { kind: "limited", seconds, everybody };
  }
  const reason = code === null ? `status ${status}` : `status ${status}, code ${code}`;
  // Without a code it is the platform's edge, which counts such answers and blocks addresses.
  const isEdge = (status === 401 || status === 403) && code === null;
  if (isEdge || code === CODES.blockedAddress) return { kind: "blocked", reason, seconds };
  if (GONE.some((one) => one === code)) return { kind: "gone" };
  if (code === CODES.forum) return { kind: "forum" };
  if (code !== null && CODES.refusedMessage.some((one) => one === code)) {
    return { kind: "refused", code };
  }
  return { kind: "failed", reason };
}

/** The body has it in ms; proxies before the platform send only the header. */
function pauseSecondsOf(headers: Headers, body: unknown): number {
  const said = v.safeParse(pauseBody, body);
  const header = Number(headers.get("Retry-After") ?? "");
  const wanted = said.success
    ? said.output.retry_after
    : header > 0
      ? header
      : DEFAULT_PAUSE_SECONDS;
  return Math.min(wanted, MOST_PAUSE_SECONDS);
}

/** Whether a 429 concerns all calls of this address: it says so, or names no webhook. */
function isLimitOfEverybody(headers: Headers, body: unknown, code: number | null): boolean {
  const scope = headers.get("X-RateLimit-Scope");
  const isGlobal = scope === "global" || headers.has("X-RateLimit-Global");
  if (isGlobal || v.is(globalBody, body)) return true;
  const hasOwnCode = code !== null && code !== CODES.general;
  return scope === null && !hasOwnCode && !v.is(pauseBody, body);
}

/**
 * A body as JSON; undefined if it is anything else, too large or cut off: the status has already
 * told whether the message was taken.
 */
async function readJson(response: Response): Promise<unknown> {
  try {
    const body = await readUpTo(response, MAX_BODY_BYTES);
    return body ? JSON.parse(new TextDecoder().decode(body)) : undefined;
  } catch {
    return undefined;
  }
}
