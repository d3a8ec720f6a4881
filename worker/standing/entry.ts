import type { Sanction } from "../../app/contract/sanction.ts";
import { toBase64Url } from "../../app/format/base64url.ts";
import { hmacOf } from "../crypto/signed.ts";

/** A list's sanctions against a subject and target, as one person sees them. */
export interface EntryOf extends Pick<Sanction, "list" | "subject" | "target"> {
  /** Who is signed in; differs from the subject for a server's sanction. */
  person: string;
}

/** Of the HMAC's 43 characters: 132 bits. */
const LENGTH = 22;

/** A sanction's name for one person, which nobody else can make. */
export async function entryOf(secret: string, of: EntryOf): Promise<string> {
  const { person, list, subject, target } = of;
  const text = JSON.stringify([person, list, subject, target]);
  return toBase64Url(await hmacOf(secret, "standing-entry", text)).slice(0, LENGTH);
}

/** Whether an entry names this sanction, by any listed secret. */
export async function isEntry(
  secrets: readonly string[],
  entry: string,
  of: EntryOf,
): Promise<boolean> {
  for (const secret of secrets) if ((await entryOf(secret, of)) === entry) return true;
  return false;
}
