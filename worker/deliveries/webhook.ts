import * as v from "valibot";
import { digits } from "../../app/contract/decode.ts";
import { isDigits } from "../../app/contract/digits.ts";
import type { Config } from "../config.ts";
import { readUpTo } from "../http/read-up-to.ts";
import type { MessagePayload } from "./message.ts";

const ANSWER_MS = 5000;
/** A message's answer repeats the message, which has 6,000 characters at most. */
const MAX_BODY_BYTES = 128 * 1024;
/** Where a 429 does not say how long. */
const DEFAULT_PAUSE_SECONDS = 30;
const UNKNOWN_MESSAGE = 10008;

/** A webhook with its token opened. */
export interface OpenHook {
  id: string;
  token: string;
}

/** What became of one call. */
export type Outcome =
  | { kind: "sent"; messageId: string }
  /** The webhook has been deleted, or its token is no longer good. */
  | { kind: "gone" }
  /** The message to edit has been deleted. */
  | { kind: "no-message" }
  | { kind: "limited"; seconds: number }
  /** The platform will never take this message. */
  | { kind: "refused"; status: number }
  /** Another try may help. */
  | { kind: "failed"; reason: string };

/** Calls of webhooks at the configured platform, and nowhere else. None of them throws. */
export interface WebhookClient {
  post: (hook: OpenHook, message: MessagePayload) => Promise<Outcome>;
  edit: (hook: OpenHook, messageId: string, message: MessagePayload) => Promise<Outcome>;
  /** Deletes the webhook itself. Resolves to false when the platform did not confirm it. */
  remove: (hook: OpenHook) => Promise<boolean>;
}

export const WEBHOOK_TOKEN = /^[\w-]{1,200}$/;

/** Whether id and token can only be parts of a path. */
function isWebhook({ id, token }: OpenHook): boolean {
  return isDigits(id) && WEBHOOK_TOKEN.test(token);
}

export function createWebhookClient({
  discordUrl,
  userAgent,
}: Pick<Config, "discordUrl" | "userAgent">): WebhookClient {
  function call(method: string, hook: OpenHook, rest: string, body?: object): Promise<Response> {
    if (!isWebhook(hook)) throw new RangeError("not a webhook");
    return fetch(`${discordUrl}/api/v10/webhooks/${hook.id}/${hook.token}${rest}`, {
      method,
      headers: {
        Accept: "application/json",
        "User-Agent": userAgent,
        ...(body && { "Content-Type": "application/json" }),
      },
      body: body && JSON.stringify(body),
      // A redirect would carry the message, and the token in the path, to another host.
      redirect: "manual",
      signal: AbortSignal.timeout(ANSWER_MS),
    });
  }

  async function outcomeOf(calling: () => Promise<Response>): Promise<Outcome> {
    try {
      const response = await calling();
      return readOutcome(response, await readJson(response));
    } catch (error) {
      // Named only: the message of a network error may quote the address, and the token with it.
      return { kind: "failed", reason: error instanceof Error ? error.name : "unknown" };
    }
  }

  return {
    post: (hook, message) => outcomeOf(async () => call("POST", hook, "?wait=true", message)),
    async edit(hook, messageId, message) {
      if (!isDigits(messageId)) return { kind: "no-message" };
      return outcomeOf(async () => call("PATCH", hook, `/messages/${messageId}`, message));
    },
    async remove(hook) {
      try {
        const response = await call("DELETE", hook, "");
        await response.body?.cancel();
        return response.ok || response.status === 404;
      } catch {
        return false;
      }
    },
  };
}

const sent = v.object({ id: digits });
const limited = v.object({ retry_after: v.pipe(v.number(), v.finite(), v.minValue(0)) });
const refused = v.object({ code: v.number() });

function readOutcome({ status, headers }: Response, body: unknown): Outcome {
  if (status >= 200 && status < 300) {
    const message = v.safeParse(sent, body);
    return message.success
      ? { kind: "sent", messageId: message.output.id }
      : { kind: "failed", reason: "no message in the answer" };
  }
  if (status === 404) {
    const refusal = v.safeParse(refused, body);
    const isMessage = refusal.success && refusal.output.code === UNKNOWN_MESSAGE;
    return { kind: isMessage ? "no-message" : "gone" };
  }
  if (status === 401) return { kind: "gone" };
  if (status === 429) return { kind: "limited", seconds: pauseOf(headers, body) };
  if (status >= 400 && status < 500) return { kind: "refused", status };
  return { kind: "failed", reason: `status ${status}` };
}

/** The body says it to the millisecond; answers from in front of the platform have the header alone. */
function pauseOf(headers: Headers, body: unknown): number {
  const said = v.safeParse(limited, body);
  if (said.success) return said.output.retry_after;
  const header = Number(headers.get("Retry-After") ?? "");
  return Number.isFinite(header) && header > 0 ? header : DEFAULT_PAUSE_SECONDS;
}

/** The JSON of a body; undefined for anything else, null for one that is too large. */
async function readJson(response: Response): Promise<unknown> {
  const body = await readUpTo(response, MAX_BODY_BYTES);
  try {
    return body && JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}
