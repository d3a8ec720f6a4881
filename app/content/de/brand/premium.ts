import type { Premium } from "../../brand-schema.ts";

export const premium: Premium = {
  description: "Donator 5 EUR, Premium 10 EUR, Instance 25 EUR. Einmal zahlen, kein Abo.",
  intro:
    "Einmal zahlen und behalten. Der Bot bleibt kostenlos, und Premium bezahlt die Server, auf denen er läuft.",
  buyHint: "Du kaufst auf dem Support-Server. Dort schaltet jemand aus dem Team deinen Kauf frei.",
  refund:
    "Erstattungen sind 24 Stunden lang möglich, solange du keinen Befehl und keine Funktion benutzt hast.",
  plansNote: "Mit einer Übertragung zieht dein Paket auf einen anderen Server um.",
  plans: [
    {
      name: "Donator",
      price: 5,
      line: "Für dich, auf allen deinen Servern",
      perks: [
        { perk: "Rolle", text: "Rolle Donator", short: "Donator" },
        { perk: "Premium-Befehle", text: "Premium-Befehle", short: "Für dich" },
        { perk: "Support", text: "Bevor\u00ADzugter Support", short: "Bevorzugt" },
      ],
    },
    {
      name: "Premium",
      price: 10,
      popular: true,
      line: "Für einen Server und alle, die dort sind",
      perks: [
        {
          perk: "Premium-Befehle",
          text: "Premium-Befehle für den Server",
          short: "Für den Server",
        },
        { perk: "Support", text: "Bevor\u00ADzugter Support", short: "Bevorzugt" },
        { perk: "Übertragungen", text: "3 Übertra\u00ADgungen", short: "3" },
      ],
    },
    {
      name: "Instance",
      price: 25,
      line: "Ein eigener Bot unter deinem Namen",
      perks: [
        { perk: "Rolle", text: "Rolle Instance Owner", short: "Instance Owner" },
        { perk: "Eigener Auftritt", text: "Eigener Auftritt", short: "" },
        { perk: "Eigenes Hosting", text: "Eigenes Hosting", short: "" },
        {
          perk: "Support",
          text: "Bevor\u00ADzugter Support rund um die Uhr",
          short: "Bevorzugt, rund um die Uhr",
        },
        { perk: "Übertragungen", text: "3 Übertra\u00ADgungen", short: "3" },
      ],
    },
  ],
  perks: [
    "Premium-Befehle",
    "Rolle",
    "Support",
    "Übertragungen",
    "Eigener Auftritt",
    "Eigenes Hosting",
  ],
  addonsText: "Extras für je 5 EUR, ebenfalls einmalig. Es gelten dieselben Regeln zur Erstattung.",
  addons: [
    { name: "Guthaben", price: 5, contains: "10 Millionen Münzen" },
    { name: "Stimmen", price: 5, contains: "25 Stimmen für deine aktuelle Firma" },
    { name: "Instance-Server", price: 5, contains: "Ein weiterer freigegebener Server" },
  ],
  benefits: [
    {
      title: "Bevorzugter Support",
      text: "Deine Fragen beantworten wir zuerst, mit Instance rund um die Uhr.",
      icon: "message-square",
    },
    {
      title: "Keine Grenzen",
      text: "Befehle, die für alle anderen begrenzt sind, sind es für dich nicht.",
      icon: "sparkles",
    },
    {
      title: "Früher dabei",
      text: "Neue Befehle bekommst du zuerst, solange sich noch etwas ändern lässt.",
      icon: "bell",
    },
  ],
};
