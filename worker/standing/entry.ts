import { toBase64Url } from "../../app/format/base64url.ts";
import { hmacOf } from "../crypto/signed.ts";
import type { Sanction } from "./read.ts";

/** What an entry stands for: one sanction, as one person sees it. */
export interface EntryOf extends Pick<Sanction, "list" | "subject" | "target" | "givenAt"> {
  /** Whoever is signed in, who for a server's sanction is not the subject. */
  person: string;
}

/** The length of a name, of the mark's 43 characters: 132 bits. */
const LENGTH = 22;

/** The name of a sanction towards one person, which nobody else can make up. */
export async function entryOf(secret: string, of: EntryOf): Promise<string> {
  const { person, list, subject, target, givenAt } = of;
  const text = JSON.stringify([person, list, subject, target, givenAt]);
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
