import { isServerList, listOf, type ListId } from "../../../contract/lists.ts";
import type * as english from "../../you/standing.ts";
import type { Words } from "../../translation.ts";
import { words } from "../../words.ts";

/** Within a sentence, after 'zu'. */
const LISTS: Record<ListId, string> = {
  user: "dem ganzen Bot",
  "user-command": "einzelnen Befehlen",
  "user-cog": "einzelnen Modulen",
  server: "ganzen Servern",
  "server-command": "Befehlen auf Servern",
  "server-cog": "Modulen auf Servern",
};

const KINDS = { bot: "Ganzer Bot", command: "Befehl", cog: "Modul" };

export const STANDING = words<Words<typeof english.STANDING>>({
  title: "Deine Sperren",
  description: "Was dich von {product} oder Teilen davon ausschließt, seit wann und bis wann.",
  signIn:
    "Melde dich an, dann siehst du, ob und wofür du bei {product} gesperrt bist, seit wann und bis wann.",
  look: "Nachsehen",
  lookAgain: "Noch einmal nachsehen",
  hint: "Wir fragen den Bot erst, wenn du nachsiehst.",
  plain: "Als reine Daten ansehen",
  noneTitle: "Du bist nicht gesperrt",
  noneText: "Du kannst alles nutzen, was {product} bietet. Schön, dass du da bist.",
  nobodyKnows: "Das lässt sich gerade nicht sagen",
  nobodyKnowsText:
    "Wir konnten nicht alle Listen des Bots lesen. Vielleicht bist du doch gesperrt. Sieh in ein paar Minuten noch einmal nach.",
  partly: (lists: readonly ListId[]) =>
    `Zu ${new Intl.ListFormat("de").format(lists.map((list) => LISTS[list]))} ließ sich nicht alles lesen. Dort kann noch mehr stehen. Sieh in ein paar Minuten noch einmal nach.`,
  what: (list: ListId, target: string | null): string => {
    const place = isServerList(list) ? "Dieser Server kann" : "Du kannst";
    const part = listOf(list).target;
    if (part === "command") return `${place} ${target ?? "einen der Befehle"} nicht nutzen`;
    if (part === "cog") return `${place} ${target ?? "eines der Module"} nicht nutzen`;
    return words(`${place} {product} nicht nutzen`);
  },
  kind: (list: ListId): string => KINDS[listOf(list).target ?? "bot"],
  since: "Seit",
  sinceUnknown: "Das sagt der Bot nicht",
  until: "Bis",
  permanent: "Kein festes Ende",
  untilUnknown: "Das sagt der Bot nicht",
  reason: "Grund",
  noReasons: "Gründe stehen hier nicht, denn sie können verraten, wer dich gemeldet hat.",
});
