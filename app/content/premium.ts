/** Plans and addons of premium. All prices are EUR, paid once. */

/** The rows of the comparison table. */
export const PERKS = [
  "Premium commands",
  "Role",
  "Support",
  "Transfers",
  "Custom branding",
  "Dedicated hosting",
] as const;

export type Perk = (typeof PERKS)[number];

/** One perk of a plan: `text` on its card, `short` in the table ("" shows a check mark). */
export interface PlanPerk {
  perk: Perk;
  text: string;
  short: string;
}

export interface Plan {
  name: string;
  /** EUR, one-time. */
  price: number;
  popular?: boolean;
  /** Who it is for, in a line. */
  line: string;
  perks: readonly PlanPerk[];
}

export interface Addon {
  name: string;
  /** EUR, one-time. */
  price: number;
  contains: string;
}

export const PLANS: readonly Plan[] = [
  {
    name: "Donator",
    price: 5,
    line: "For you, in every server you are in",
    perks: [
      { perk: "Role", text: "Donator role", short: "Donator" },
      { perk: "Premium commands", text: "Premium commands", short: "For you" },
      { perk: "Support", text: "Priority support", short: "Priority" },
    ],
  },
  {
    name: "Premium",
    price: 10,
    popular: true,
    line: "For one server and everybody in it",
    perks: [
      {
        perk: "Premium commands",
        text: "Premium commands for the server",
        short: "For the server",
      },
      { perk: "Support", text: "Priority support", short: "Priority" },
      { perk: "Transfers", text: "3 transfers", short: "3" },
    ],
  },
  {
    name: "Instance",
    price: 25,
    line: "A bot of your own, under your name",
    perks: [
      { perk: "Role", text: "Instance Owner role", short: "Instance Owner" },
      { perk: "Custom branding", text: "Custom branding", short: "" },
      { perk: "Dedicated hosting", text: "Dedicated hosting", short: "" },
      { perk: "Support", text: "24/7 priority support", short: "24/7 priority" },
      { perk: "Transfers", text: "3 transfers", short: "3" },
    ],
  },
];

export const ADDONS: readonly Addon[] = [
  { name: "Balance", price: 5, contains: "10 Million balance" },
  { name: "Votes", price: 5, contains: "25 votes for the current company" },
  { name: "Instance Server", price: 5, contains: "Whitelist an extra server" },
];

/** The table cell of a plan and a perk: its short form, or null if the plan lacks the perk. */
export function perkOf(plan: Plan, perk: Perk): string | null {
  return plan.perks.find((item) => item.perk === perk)?.short ?? null;
}

/** The three benefits. */
export const BLURBS = [
  {
    title: "Priority Support",
    text: "Your questions are answered before the others. With an instance, around the clock.",
    icon: "message-square",
  },
  {
    title: "No Limits",
    text: "Commands that are capped for everybody else are not capped for you.",
    icon: "sparkles",
  },
  {
    title: "Early Access",
    text: "New commands reach you first, while they can still change.",
    icon: "bell",
  },
] as const;

/** Texts of the premium page. */
export const PREMIUM = {
  title: "Premium",
  description:
    "Donator 5 EUR, Premium 10 EUR, Instance 25 EUR. One-time payments, no subscription.",
  picture: { name: "premium", alt: "Three plans, 5, 10 and 25 EUR, each paid once" },
  intro: "Pay once and keep it. The bot stays free; premium pays for the servers it runs on.",
  popular: "Most popular",
  once: "one-time",
  buyHint: "Purchases are made in the support server, where a member of the team activates them.",
  refund:
    "Using any command or feature ends the right to a refund, and so do 24 hours after the purchase.",
  refundLink: "Refund Policy",
  addons: "Addons",
  addonsText: "Single extras, 5 EUR each, also paid once. The same refund rule holds.",
  comparison: "What is in which plan",
} as const;

/** A price as it is shown, such as "10 EUR". */
export function priceText(eur: number): string {
  return `${eur} EUR`;
}
