import { BotError } from "../../app/contract/bot.ts";
import { ERRORS } from "../../app/contract/errors.ts";

/** Limits of one question to the bot API. */
export const ATTEMPTS = 2;
export const ATTEMPT_MS = 2500;
export const TOTAL_MS = 4000;
export const MAX_BODY_BYTES = 8 * 1024 * 1024;

export interface Upstream {
  url: string;
  key: string;
}

export interface AskLimits {
  maxBytes?: number;
  attempts?: number;
}

/** What the bot API answered. */
export interface Answer {
  /** Its JSON. */
  value: unknown;
  bytes: number;
}

/** Asks the bot API for a path, whose answer has `maxBytes` at most. @throws BotError */
export type Ask = (path: string, limits?: AskLimits) => Promise<Answer>;

/** A client of one bot API. The key goes into this request's header and nowhere else. */
export function createAsk(upstream: Upstream): Ask {
  return async function ask(path, { maxBytes = MAX_BODY_BYTES, attempts = ATTEMPTS } = {}) {
    const deadline = Date.now() + TOTAL_MS;
    for (let attempt = 1; ; attempt++) {
      try {
        const ms = Math.min(ATTEMPT_MS, deadline - Date.now());
        return await askOnce(upstream, path, { ms, maxBytes });
      } catch (error) {
        const pause = 50 + Math.random() * 200;
        const left = deadline - Date.now() - pause;
        if (attempt >= attempts || left < 250 || !worthRetrying(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  };
}

/** A passing fault of the network or the server; what is wrong with the question stays wrong. */
function worthRetrying(error: unknown): boolean {
  if (!(error instanceof BotError)) return false;
  if (error.kind === "status") return (error.upstreamStatus ?? 0) >= 500;
  return error.kind === "timeout" || error.kind === "network";
}

async function askOnce(
  upstream: Upstream,
  path: string,
  { ms, maxBytes }: { ms: number; maxBytes: number },
): Promise<Answer> {
  const signal = AbortSignal.timeout(Math.max(1, ms));
  try {
    const response = await fetch(upstream.url + path, {
      headers: { "X-API-Key": upstream.key, Accept: "application/json" },
      // Following would carry the key to wherever the redirect points.
      redirect: "manual",
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw statusError(response);
    }
    if (!/\bjson\b/i.test(response.headers.get("Content-Type") ?? "")) {
      await response.body?.cancel();
      throw new BotError("media-type", ERRORS.notJson);
    }
    const body = await readCapped(response, maxBytes);
    return { value: parse(body), bytes: body.byteLength };
  } catch (error) {
    if (error instanceof BotError) throw error;
    if (signal.aborted) throw new BotError("timeout", "The bot did not answer in time");
    throw new BotError("network", "The bot could not be reached");
  }
}

function statusError(response: Response): BotError {
  const { status, headers } = response;
  // 401 and 403 concern our key, never the visitor: all are a bad answer of the bot.
  return new BotError("status", "The bot answered with an error", {
    upstreamStatus: status,
    retryAfter: status === 429 ? retryAfterSeconds(headers.get("Retry-After")) : undefined,
  });
}

function retryAfterSeconds(header: string | null): number {
  const value = Number(header ?? "");
  return Number.isFinite(value) && value > 0 ? Math.min(value, 300) : 5;
}

async function readCapped(response: Response, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () => new BotError("too-large", "The bot's answer is too large");
  if (Number(response.headers.get("Content-Length") ?? 0) > maxBytes) {
    await response.body?.cancel();
    throw tooLarge();
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel();
      throw tooLarge();
    }
    chunks.push(part.value);
  }
  const body = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body));
  } catch {
    throw new BotError("shape", ERRORS.notJson);
  }
}
