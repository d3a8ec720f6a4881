import type * as english from "../../follow/example-words.ts";
import type { Words } from "../../translation.ts";

export const EXAMPLE_WORDS: Words<typeof english.EXAMPLE_WORDS> = {
  since: "heute um 20:05",
  title: "2 von 24 Shards ausgefallen",
  begun: "Die Shards 3 und 17 haben die Verbindung verloren. Wir suchen die Ursache.",
  investigating: "Wird untersucht",
  over: "Alle Shards sind wieder bereit.",
  resolved: "Behoben",
  updated: "Aktualisiert vor 2 Minuten",
  board: "Ein Neustart läuft. **Ursache gefunden** · Shards: 3, 17 · Seit 20:05",
};
