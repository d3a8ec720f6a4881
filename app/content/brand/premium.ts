import type { Premium } from "../brand-schema.ts";

export const premium: Premium = {
  description:
    "Donator 5 EUR, Premium 10 EUR, Instance 25 EUR. One-time payments, no subscription.",
  intro: "Pay once and keep it. The bot stays free, and premium pays for the servers it runs on.",
  buyHint: "You buy in the support server, where a team member activates your purchase.",
  refund:
    "Refunds are possible within 24 hours, as long as you haven't used any command or feature.",
  plansNote: "A transfer moves your plan to another server.",
  plans: [
    {
      name: "Donator",
      price: 5,
      line: "For you, in every server you're in",
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
  ],
  perks: [
    "Premium commands",
    "Role",
    "Support",
    "Transfers",
    "Custom branding",
    "Dedicated hosting",
  ],
  addonsText: "Extras, 5 EUR each, paid once. Same refund rules.",
  addons: [
    { name: "Balance", price: 5, contains: "10 Million balance" },
    { name: "Votes", price: 5, contains: "25 votes for the current company" },
    { name: "Instance Server", price: 5, contains: "Whitelist an extra server" },
  ],
  benefits: [
    {
      title: "Priority Support",
      text: "We answer your questions first. With an instance, around the clock.",
      icon: "message-square",
    },
    {
      title: "No Limits",
      text: "No caps on commands that are limited for others.",
      icon: "sparkles",
    },
    {
      title: "Early Access",
      text: "New commands reach you first, while they can still change.",
      icon: "bell",
    },
  ],
};
