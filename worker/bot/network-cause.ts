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

export function causeOfError(error: unknown): NetworkCause | undefined {
  const message = error instanceof Error ? error.message : "";
  return WORDS.find(([words]) => words.test(message))?.[1];
}

export function causeOfStatus(status: number): NetworkCause | undefined {
  return STATUSES[status];
}
