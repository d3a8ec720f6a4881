import type * as english from "../../you/data.ts";
import type { Words } from "../../translation.ts";
import { words } from "../../words.ts";
import { APPEAL_DAYS, SESSION_DAYS } from "../../../contract/retention.ts";

export const OWN_DATA = words<Words<typeof english.OWN_DATA>>({
  title: "Deine Daten",
  description: "Was {product} und diese Website über dich speichern, wofür und wie lange.",
  signIn: "Melde dich an, dann siehst du, was {product} über dich speichert.",
  signedInSince: "Angemeldet seit",
  kept: "Was wir speichern",
  look: "Nachsehen",
  lookAgain: "Noch einmal nachsehen",
  download: "Als Datei herunterladen",
  hint: "Wir fragen den Bot erst, wenn du nachsiehst.",
  countNone: "Keine",
  count: (count: number) => `${count.toLocaleString("de")} ${count === 1 ? "Eintrag" : "Einträge"}`,
  unread: "Nicht lesbar",
  partly:
    "Etwas ließ sich nicht lesen und fehlt auch in der Datei. Sieh in ein paar Minuten noch einmal nach.",
  left: "Nicht dabei ist, wer vom Team dich nachgeschlagen und wer eine Sperre verhängt hat.",
  purposes: "Wozu das dient",
  place: "Wo",
});

const BOT = "Beim Bot";
const SITE = "Auf dieser Website";

export const RECORDS: typeof english.RECORDS = words({
  blacklists: {
    title: "Deine Sperren",
    purpose:
      "Hält Leute, die gegen eine Regel verstoßen haben, von {product} oder Teilen davon fern.",
    kept: "Bis das Team sie aufhebt; Abgelaufenes kann auf der Liste bleiben.",
    where: BOT,
  },
  economy: {
    title: "Buchungen",
    purpose: "Zeigt, wie deine Münzen kamen und gingen, damit das Team Fehler berichtigen kann.",
    kept: "Solange der Bot sein Protokoll behält.",
    where: BOT,
  },
  avatars: {
    title: "Profilbilder",
    purpose: "Dein Avatar-Verlauf, den du verbergen kannst.",
    kept: "Bis du die Löschung beantragst.",
    where: BOT,
  },
  feedback: {
    title: "Rückmeldungen",
    purpose: "Was du über {product} geschrieben hast, ob freigegeben oder nicht.",
    kept: "Bis du die Löschung beantragst.",
    where: BOT,
  },
  team: {
    title: "Dein Platz im Team",
    purpose: "Dein Rang und deine Links, zu sehen auf der Teamseite.",
    kept: "Solange du im Team bist.",
    where: BOT,
  },
  activity: {
    title: "Nachrichten am Tag",
    purpose: "Wie viele Nachrichten du schreibst, für die Übersicht des Teams. Nie die Texte.",
    kept: "Solange der Bot seine Zählung behält.",
    where: BOT,
  },
  session: {
    title: "Diese Anmeldung",
    purpose: "Hält dich angemeldet: deine ID, dein Name, dein Bild und der Zeitpunkt.",
    kept: `Bis du dich abmeldest, höchstens ${SESSION_DAYS} Tage.`,
    where: SITE,
  },
  hidden: {
    title: "Verborgener Avatar-Verlauf",
    purpose: "Hält deine Bilder vor allen verborgen.",
    kept: "Bis du ihn wieder zeigst.",
    where: SITE,
  },
  appeals: {
    title: "Einsprüche und Löschanträge",
    purpose:
      "Was du und das Team zu einer Sperre oder Löschung geschrieben habt und was daraus wurde.",
    kept: `${APPEAL_DAYS} Tage, nachdem sie abgeschlossen sind.`,
    where: SITE,
  },
});
