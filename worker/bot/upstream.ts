import { UNAVAILABLE } from "../../app/contract/unavailable.ts";
import { BotError } from "../../app/contract/bot.ts";
import { SHAPE_ERRORS } from "../../app/contract/shape-errors.ts";
import { readUpTo } from "../http/read-up-to.ts";
import { parseBotJson } from "./bot-json.ts";

/** Limits of a request to the bot API. */
export const ATTEMPTS = 2;
export const ATTEMPT_MS = 2500;
export const TOTAL_MS = 4000;
/** The single attempt's limit for slow reads, such as a long log in a large table. */
export const PATIENT_MS = 10_000;
export const MAX_BODY_BYTES = 8 * 1024 * 1024;

export interface Upstream {
  url: string;
  key: string;
  userAgent: string;
}

export interface FetchLimits {
  maxBytes?: number;
  attempts?: number;
  /** Allows PATIENT_MS. */
  isPatient?: boolean;
}

export interface BotResponse {
  value: unknown;
  bytes: number;
  /** When the bot pushed it (epoch ms); missing if we asked. */
  at?: number;
}

/** Fetches a path of the bot API; the body may have `maxBytes`. @throws BotError */
export type BotFetch = (path: string, limits?: FetchLimits) => Promise<BotResponse>;

/** A client of one bot API. Sends the key in this header and nowhere else. */
export function createBotFetch(upstream: Upstream): BotFetch {
  return async function fetchBot(path, limits = {}) {
    const { maxBytes = MAX_BODY_BYTES, attempts = ATTEMPTS, isPatient = false } = limits;
    const deadline = Date.now() + (isPatient ? PATIENT_MS : TOTAL_MS);
    for (let attempt = 1; ; attempt++) {
      try {
        const ms = Math.min(isPatient ? PATIENT_MS : ATTEMPT_MS, deadline - Date.now());
        return await fetchOnce(upstream, path, { ms, maxBytes });
      } catch (error) {
        const pause = 50 + Math.random() * 200;
        const left = deadline - Date.now() - pause;
        if (attempt >= attempts || left < 250 || !isRetryable(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  };
}

/** A retry can mend faults of network and server, not bad requests. */
function isRetryable(error: unknown): boolean {
  if (!(error instanceof BotError)) return false;
  if (error.kind === "status") return (error.upstreamStatus ?? 0) >= 500;
  return error.kind === "timeout" || error.kind === "network";
}

async function fetchOnce(
  upstream: Upstream,
  path: string,
  { ms, maxBytes }: { ms: number; maxBytes: number },
): Promise<BotResponse> {
  const signal = AbortSignal.timeout(Math.max(1, ms));
  try {
    const response = await fetch(upstream.url + path, {
      headers: {
        "X-API-Key": upstream.key,
        Accept: "application/json",
        "User-Agent": upstream.userAgent,
      },
      // A followed redirect would take the key along.
      redirect: "manual",
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw statusError(response);
    }
    if (!isJson(response)) {
      await response.body?.cancel();
      throw new BotError("media-type", SHAPE_ERRORS.notJson);
    }
    const body = await readUpTo(response, maxBytes);
    if (!body) throw new BotError("too-large", UNAVAILABLE.botTooLarge);
    return { value: valueOf(body), bytes: body.byteLength };
  } catch (error) {
    if (error instanceof BotError) throw error;
    if (signal.aborted) throw new BotError("timeout", UNAVAILABLE.botLate);
    throw new BotError("network", UNAVAILABLE.botUnreachable, {
      networkCause: causeOfError(error),
    });
  }
}

function isJson({ headers }: Response): boolean {
  return /\bjson\b/i.test(headers.get("Content-Type") ?? "");
}

function statusError(response: Response): BotError {
  const { status, headers } = response;
  // 401 and 403 concern our key, never the visitor: every bad status is the bot's fault.
  return new BotError("status", UNAVAILABLE.botError, {
    upstreamStatus: status,
    isJson: isJson(response),
    networkCause: STATUSES[status],
    retryAfter: status === 429 ? retryAfterSeconds(headers.get("Retry-After")) : undefined,
  });
}

function retryAfterSeconds(header: string | null): number {
  const value = Number(header ?? "");
  return Number.isFinite(value) && value > 0 ? Math.min(value, 300) : 5;
}

function valueOf(body: Uint8Array): unknown {
  try {
    return parseBotJson(body);
  } catch {
    throw new BotError("shape", SHAPE_ERRORS.notJson);
  }
}

/** Why a service couldn't be reached, as far as the runtime tells. */
export type NetworkCause =
  | "dns"
  | "certificate"
  | "refused"
  | "unreachable"
  /** Refused or cut. */
  | "connection-lost"
  | "dns-or-certificate";

/** The runtime's errors have no codes, only words; the most specific come first. */
const WORDS: readonly (readonly [RegExp, NetworkCause])[] = [
  [/certificate|\b(TLS|SSL)\b/i, "certificate"],
  [/\bDNS\b|resol(ve|ution)/i, "dns"],
  [/refused/i, "refused"],
  [/connection lost|disconnected|reset/i, "connection-lost"],
  // The runtime's messages about unusable names and certificates, outside Cloudflare's network.
  [/^internal error/i, "dns-or-certificate"],
];

/** Cloudflare's answers for a server that it can't reach. */
const STATUSES: Record<number, NetworkCause> = {
  521: "refused",
  523: "unreachable",
  525: "certificate",
  526: "certificate",
  530: "dns",
};

function causeOfError(error: unknown): NetworkCause | undefined {
  const message = error instanceof Error ? error.message : "";
  return WORDS.find(([words]) => words.test(message))?.[1];
}
