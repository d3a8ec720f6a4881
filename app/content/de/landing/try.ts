import type * as english from "../../landing/try.ts";
import type { Words } from "../../translation.ts";
import { words } from "../../words.ts";

export const TRY = words<Words<typeof english.TRY>>({
  box: "Probier einen Befehl",
  hint: (command) => `Tipp ${command} und drück Enter`,
  help: "help",
  send: "Senden",
  log: "Chat",
  examples: "Befehle zum Ausprobieren",
  copyLink: "Link kopieren",
  typing: "{product} schreibt",
});

/** Each unit for one and several, and after 'in'. */
const UNITS = {
  s: ["Sekunde", "Sekunden", "Sekunden"],
  m: ["Minute", "Minuten", "Minuten"],
  h: ["Stunde", "Stunden", "Stunden"],
  d: ["Tag", "Tage", "Tagen"],
  w: ["Woche", "Wochen", "Wochen"],
} as const;

export const TRY_ANSWERS = words<Words<typeof english.TRY_ANSWERS>>({
  helpTitle: "Befehle zum Ausprobieren",
  helpText: "Bei den meisten folgt auf den Namen noch etwas: ein Mitglied, eine Zeit, ein Preis.",
  more: "Weitere",
  unknown: (command) => `\`${command}\` kenne ich nicht.`,
  near: (command) => `Meinst du \`${command}\`?`,
  askHelp: (command) => `\`${command}\` zeigt, was du hier ausprobieren kannst.`,
  search: (text) => `Alle Befehle nach ${text} durchsuchen`,
  page: (command) => `Mehr zu ${command}`,
  times: (count, unit) => {
    const [one, many, after] = UNITS[unit];
    return count === 1 ? [`1 ${one}`, `1 ${one}`] : [`${count} ${many}`, `${count} ${after}`];
  },
});
