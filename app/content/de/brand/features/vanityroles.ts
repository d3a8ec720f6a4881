import type { Feature } from "../../../brand-schema.ts";
import { vanityroles as english } from "../../../brand/features/vanityroles.ts";

export const vanityroles: Feature = {
  ...english,
  language: "de",
  title: "Booster-Rollen",
  headline: "Booster suchen sich ihre Farbe aus",
  intro:
    "Wer deinen Server boostet, bekommt eine Rolle, die sonst niemand hat: eigener Name, eigene Farbe, eigenes Symbol. Endet der Boost, geht auch die Rolle. Aufräumen musst du nie.",
  description:
    "Rollen für Booster (Vanity Roles): eine eigene Rolle, deren Farbe, Name und Symbol sie frei wählen.",
  menu: "Eine eigene Rolle für Booster",
  cards: [
    {
      drawing: "vanityroles",
      title: "Booster-Rollen",
      text: "Booster wählen die Farbe einer Rolle, die nur sie tragen.",
    },
  ],
  sections: [
    { kind: "points", shape: "list", title: "Was zur Rolle gehört" },
    { kind: "steps", shape: "rail", title: "Gib Boostern den Befehl", scene: 1 },
    {
      kind: "questions",
      title: "Gut zu wissen",
      items: [
        {
          title: "Was passiert, wenn der Boost endet?",
          text: "Die Rolle wird gelöscht. In deiner Rollenliste bleibt nichts zurück.",
        },
        {
          title: "Kann jemand die Farbe des Teams nehmen?",
          text: "Nicht, wenn du sie sperrst: Du legst Wörter und Farben fest, die niemand verwenden darf.",
        },
        {
          title: "Wo steht die Rolle?",
          text: "Unter der Rolle, die du beim Einrichten nennst. So stehen Booster nie über deinem Team.",
        },
      ],
    },
    { kind: "commands", title: "Befehle für Booster-Rollen" },
  ],
  points: [
    {
      title: "Eine Farbe",
      text: "Als Name, als Hex-Wert oder aus dem eigenen Avatar genommen.",
    },
    {
      title: "Ein Name",
      text: "Bis zu 100 Zeichen, geprüft gegen deine verbotenen Wörter.",
    },
    {
      title: "Ein Symbol",
      text: "Ein Emoji oder ein Bild, wenn das Boost-Level deines Servers Rollensymbole erlaubt.",
    },
    {
      title: "Geteilte Freude",
      text: "Booster können ihre Rolle mit anderen teilen, mit so vielen, wie du erlaubst.",
    },
  ],
  steps: [
    {
      title: "Einschalten",
      text: "Nenn die Rolle, unter der Booster-Rollen angelegt werden.",
      command: "{prefix}boosterrole setup @Team",
    },
    {
      title: "Booster wählen eine Farbe",
      text: "Beim ersten Mal wird die Rolle angelegt.",
      command: "{prefix}boosterrole color #8fd0d6",
    },
    {
      title: "Und einen Namen",
      text: "Wann immer sie wollen.",
      command: "{prefix}boosterrole name Wattläufer",
    },
  ],
  scenes: [
    {
      channel: "booster",
      label: "Ein Booster wählt eine Farbe von der Leiste",
      messages: [
        {
          speaker: { name: "juno", color: "gray" },
          system: "boost",
          text: "hat den Server gerade geboostet!",
          time: "21:40",
        },
        {
          speaker: { name: "juno", color: "gray" },
          time: "21:43",
          text: "{prefix}boosterrole color #8fd0d6",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "21:43",
          embed: {
            title: "Deine Rolle ist fertig",
            description:
              "@juno trägt jetzt `#8fd0d6`. Gib der Rolle mit `{prefix}boosterrole name` einen Namen.",
            picture: "palette",
          },
        },
        {
          speaker: { name: "juno", color: "teal" },
          time: "21:44",
          text: "oh, die Farbe ist schön",
          reactions: [{ symbol: "🎨", count: 4 }],
        },
      ],
    },
    {
      channel: "booster",
      label: "Ein Booster benennt die Rolle und teilt sie mit jemandem",
      messages: [
        {
          speaker: { name: "juno", color: "teal" },
          time: "21:46",
          text: "{prefix}boosterrole name Wattläufer",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "21:46",
          embed: { tone: "ok", description: "Deine Rolle heißt jetzt **Wattläufer**." },
        },
        {
          speaker: { name: "juno", color: "teal" },
          time: "21:47",
          text: "{prefix}boosterrole share @otter",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "21:47",
          text: "@otter",
          embed: {
            description: "juno möchte **Wattläufer** mit dir teilen.",
            footer: "1 von 2 Plätzen vergeben",
          },
          buttons: [
            { label: "Annehmen", style: "success" },
            { label: "Nein danke", style: "secondary" },
          ],
        },
      ],
    },
  ],
  commands: [
    { name: "boosterrole setup", arguments: "[role]", description: "Booster-Rollen einschalten" },
    {
      name: "boosterrole color",
      arguments: "<color>",
      description: "Die Farbe deiner Rolle wählen",
    },
    {
      name: "boosterrole name",
      arguments: "<name>",
      description: "Deiner Rolle einen Namen geben",
    },
    {
      name: "boosterrole icon",
      arguments: "<emoji>",
      description: "Deiner Rolle ein Symbol geben",
    },
    { name: "boosterrole share", arguments: "<member>", description: "Deine Rolle teilen" },
  ],
};
