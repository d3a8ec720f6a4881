import type { Sanction } from "../../app/contract/sanction.ts";
import { toBase64Url } from "../../app/format/base64url.ts";
import { hmacOf } from "../crypto/signed.ts";

/** What an entry stands for: the sanctions of a list against a subject and target, as one person sees them. */
export interface EntryOf extends Pick<Sanction, "list" | "subject" | "target"> {
  /** Who is signed in; for a server's sanction that is not the subject. */
  person: string;
}

/** The length of a name, of the mark's 43 characters: 132 bits. */
const LENGTH = 22;

/** The name of a sanction towards one person, which nobody else can make up. */
export async function entryOf(secret: string, of: EntryOf): Promise<string> {
  const { person, list, subject, target } = of;
  const text = JSON.stringify([person, list, subject, target]);
  return toBase64Url(await hmacOf(secret, "standing-entry", text)).slice(0, LENGTH);
}

/** Whether an entry names this sanction, by any of the listed secrets. */
export async function isEntry(
  secrets: readonly string[],
  entry: string,
  of: EntryOf,
): Promise<boolean> {
  for (const secret of secrets) if ((await entryOf(secret, of)) === entry) return true;
  return false;
}
