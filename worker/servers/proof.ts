import * as v from "valibot";
import { digits } from "../../app/contract/decode.ts";
import { rightOf, type ServerRights } from "../../app/contract/servers.ts";
import { sign, verify } from "../crypto/signed.ts";

/** The server that a person may act for. The page carries a proof, as their list isn't stored. */

const PROOF_MS = 10 * 60 * 1000;

const subject = v.object({
  person: digits,
  server: digits,
  permissions: v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
  owner: v.boolean(),
});

/** A proof of what the platform said at `now` (epoch ms). */
export function createProof(
  secrets: readonly [string, ...string[]],
  { person, server, permissions, owner }: v.InferOutput<typeof subject>,
  now: number,
): Promise<string> {
  const proven = { person, server, permissions, owner };
  return sign(secrets, { purpose: "server", subject: proven, expiry: now + PROOF_MS });
}

/** What this person's proof says; null if forged, expired, another's, or without the right. */
export async function readProof(
  secrets: readonly string[],
  text: string,
  { person, now }: { person: string; now: number },
): Promise<({ server: string } & ServerRights) | null> {
  const proven = await verify(secrets, text, { purpose: "server", subject, now });
  if (proven?.person !== person || rightOf(proven) === null) return null;
  const { server, permissions, owner } = proven;
  return { server, permissions, owner };
}
