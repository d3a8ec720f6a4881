import type * as english from "../../you/deletion.ts";
import type { Words } from "../../translation.ts";
import { words } from "../../words.ts";

export const OWN_DELETION = words<Words<typeof english.OWN_DELETION>>({
  title: "Löschen lassen",
  text: "Das Team kümmert sich innerhalb von 30 Tagen um Buchungen, Avatar-Verlauf und Bewertungen, die der Bot von dir hat. Das hebt keine Sperre auf: Was dich sperrt, bleibt auf der Liste.",
  ask: "Löschung beantragen",
  sure: "Ja, beim Team beantragen",
  sureText: "Das Team sieht deinen Namen und deine ID. Gelöschtes lässt sich nicht zurückholen.",
  cancel: "Jetzt nicht",
  sent: "Dein Antrag ist beim Team",
  withdraw: "Antrag zurückziehen",
  withdrawn: "Dein Antrag ist zurückgezogen",
  asked: "Beantragt am",
  due: "Das Team erledigt das bis",
  gone: "Der Bot hat keine Einträge mehr von dir, außer deinen Sperren.",
  failed: "Dein Antrag ließ sich nicht lesen.",
});

export const OWN_DELETION_STATES: Words<typeof english.OWN_DELETION_STATES> = {
  open: "Beim Team",
  closed: "Erledigt",
  withdrawn: "Zurückgezogen",
};
