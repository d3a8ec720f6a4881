import type { Brand } from "../../../brand-schema.ts";
import { accessibility as english } from "../../../brand/legal/accessibility.ts";
import { list, text } from "../../../legal/blocks.ts";

export const accessibility: Brand["legal"][number] = {
  ...english,
  title: "Barrierefreiheit",
  footer: "Barrierefreiheit",
  description:
    "Wie barrierefrei diese Website ist, was noch fehlt, wie wir sie prüfen und wem du eine Barriere meldest.",
  language: "de",
  lead: "Diese Website soll für alle benutzbar sein: mit der Tastatur, mit einem Screenreader, mit großer Schrift oder starkem Kontrast. Der Maßstab ist WCAG 2.2, Stufe AA.",
  sections: [
    {
      id: "what-works",
      title: "Was geht",
      blocks: [
        list(
          "Du kannst alles mit der Tastatur erreichen und bedienen, und der Fokus ist immer zu sehen.",
          "Du kannst Text auf 200 % vergrößern und Seiten bei 320 Pixeln Breite lesen, ohne seitlich zu scrollen. Breite Tabellen scrollen in einem eigenen Rahmen.",
          "Farbe allein zeigt nie einen Zustand, und zu jedem Diagramm stehen die Zahlen in einer Tabelle.",
          "Bewegung hält an, wenn dein System weniger davon verlangt. Linien und leiser Text werden kräftiger, wenn es mehr Kontrast verlangt, und erzwungene Farben gelten auch hier.",
          "Befehle, Status, Vorlagen und diese Dokumente kannst du ohne Skripte lesen.",
        ),
      ],
    },
    {
      id: "limits",
      title: "Was nicht oder nicht ganz geht",
      blocks: [
        list(
          "Bilder in Avatar-Verläufen haben keine Beschreibung außer der, wem sie gehören und von wann sie sind: Niemand hat eine geschrieben.",
          "Namen, Bewertungen und Texte zu Befehlen stammen von Menschen und vom Bot. Sie können in einer anderen Sprache sein als die Seite, ohne dass das angegeben ist.",
          "Der Embed-Editor und das Absenden des Kontaktformulars brauchen Skripte. Die Vorlagen und die E-Mail-Adresse gibt es auch ohne.",
          "Es gibt nur eine dunkle Darstellung. Gedruckt wird dunkel auf Weiß.",
        ),
      ],
    },
    {
      id: "testing",
      title: "Wie geprüft wird",
      blocks: [
        text(
          "Wir prüfen jede Fassung der Website, bevor wir sie veröffentlichen: mit axe auf jeder Art von Seite, mit der Tastatur, bei 320 Pixeln und mit Text auf 200 %, mit reduzierter Bewegung und mit erzwungenen Farben. Niemand sonst hat die Website zertifiziert.",
        ),
      ],
    },
    {
      id: "barriers",
      title: "Etwas ist dir im Weg?",
      blocks: [
        text(
          "Schreib uns, auf welcher Seite und was du versucht hast. Du bekommst innerhalb von {hours} Stunden Antwort, auf {languages}.",
        ),
      ],
      see: [{ path: "/contact", title: "Support kontaktieren" }],
    },
  ],
};
