import type * as english from "../said.ts";
import type { Words } from "../translation.ts";
import { ENGLISH, ERROR_WORDS } from "./error-words.ts";

const OWN: Readonly<Record<string, string>> = ERROR_WORDS;
const BY_ENGLISH = new Map(
  Object.entries(ENGLISH).map(([name, text]): [string, string] => [text, OWN[name] ?? text]),
);

export const said: Words<typeof english.said> = (error) =>
  BY_ENGLISH.get(error) ??
  error
    .replace("HTTP error! status:", "HTTP-Fehler! Status:")
    .replace("API request failed:", "Anfrage an die API fehlgeschlagen:");
