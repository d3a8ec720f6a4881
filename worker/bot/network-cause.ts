/** Why a service could not be reached, as far as the runtime reports it. */
export type NetworkCause =
  | "dns"
  | "certificate"
  | "refused"
  | "unreachable"
  /** Refused, or cut while open. */
  | "connection-lost"
  | "dns-or-certificate";

/** The runtime's errors have no codes, so their words are looked at, the most telling ones first. */
const WORDS: readonly (readonly [RegExp, NetworkCause])[] = [
  [/certificate|\b(TLS|SSL)\b/i, "certificate"],
  [/\bDNS\b|resol(ve|ution)/i, "dns"],
  [/refused/i, "refused"],
  [/connection lost|disconnected|reset/i, "connection-lost"],
  // Messages of the runtime, outside Cloudflare's network, about a name or a certificate that it cannot use.
  [/^internal error/i, "dns-or-certificate"],
];

/** Statuses with which Cloudflare's network answers in place of a server that it cannot reach. */
const STATUSES: Record<number, NetworkCause> = {
  521: "refused",
  523: "unreachable",
  525: "certificate",
  526: "certificate",
  530: "dns",
};

export function causeOfError(error: unknown): NetworkCause | undefined {
  const message = error instanceof Error ? error.message : "";
  return WORDS.find(([words]) => words.test(message))?.[1];
}

export function causeOfStatus(status: number): NetworkCause | undefined {
  return STATUSES[status];
}
