import type { Feature } from "../../brand-schema.ts";

export const economy: Feature = {
  path: "/features/economy",
  language: "en",
  title: "Economy System",
  headline: "Coins to earn, spend and trade",
  intro:
    "Members work for coins, keep them as cash or on their card, and spend them in your shop. What they buy goes to their inventory, and roles are handed out at once.",
  description:
    "An economy with work, balance and shop commands: earn coins, buy role rewards, trade items and keep an inventory.",
  menu: "Coins, a shop and trading",
  icon: "coins",
  cards: [
    {
      drawing: "economy",
      title: "Economy",
      text: "Work for coins, check your balance, buy roles in the shop, trade what's in your inventory.",
    },
  ],
  hero: "right",
  sections: [
    { kind: "commands", title: "A day in five commands" },
    {
      kind: "story",
      title: "A shop that hands out roles",
      text: "You fill the shop: a role, an item, a price, a stock if you want one. Buying a role gives it right away, items go to the inventory until somebody uses, sells or trades them.",
      scene: 1,
      side: "right",
    },
    {
      kind: "story",
      title: "Trades need two yeses",
      text: "One member offers, the other accepts. Coins and items change hands together or not at all.",
      scene: 2,
      side: "left",
    },
    { kind: "points", shape: "list", title: "How the coins move" },
    { kind: "steps", shape: "row", title: "Open your shop" },
    {
      kind: "questions",
      title: "Good to know",
      items: [
        {
          title: "Is there a limit to transfers?",
          text: "Yes, 10 Million a day. Getting around it with a second account breaks the Economy Rules.",
        },
        {
          title: "Can coins be bought?",
          text: "Only the Balance addon on the Premium page adds coins. Selling coins or items to other members for real money leads to a permanent blacklist.",
        },
        {
          title: "Does it work in every server?",
          text: "Yes. Balance and inventory belong to the member, the shop belongs to the server.",
        },
      ],
    },
  ],
  points: [
    {
      title: "Earning",
      text: "Work, daily rewards, quests and games. Each has a pause before it can be used again.",
    },
    {
      title: "Cash and card",
      text: "Cash is at hand, and other members can rob it. What's on the card is safe.",
    },
    {
      title: "Companies",
      text: "Members found a company together, vote for it and share what it earns.",
    },
    {
      title: "Role rewards",
      text: "Sell the roles people want: colors, access to a channel, a place higher up in the list.",
    },
  ],
  steps: [
    {
      title: "Offer a role",
      text: "Name, price, done.",
      command: "{prefix}shop add @Night Owl 25000",
    },
    {
      title: "Offer an item",
      text: "Items stay in the inventory until somebody uses them.",
      command: "{prefix}shop item Lantern 1200",
    },
    {
      title: "Tell people",
      text: "The bot shows the shop with everything in it.",
      command: "{prefix}shop",
    },
  ],
  scenes: [
    {
      channel: "market",
      label: "A member works for coins and looks at the balance",
      messages: [
        { speaker: { name: "fennec", color: "green" }, time: "08:15", text: "{prefix}work" },
        {
          speaker: { name: "{product}", bot: true },
          time: "08:15",
          replyTo: { name: "fennec", text: "{prefix}work" },
          embed: {
            tone: "ok",
            description: "You repaired nets at the pier and earned **420 coins**.",
            footer: "Work again in 30 minutes",
          },
        },
        { speaker: { name: "fennec", color: "green" }, time: "08:16", text: "{prefix}balance" },
        {
          speaker: { name: "{product}", bot: true },
          time: "08:16",
          embed: {
            title: "Balance of fennec",
            fields: [
              { name: "Cash", value: "1,260", inline: true },
              { name: "Card", value: "48,900", inline: true },
              { name: "Rank", value: "#17", inline: true },
            ],
          },
        },
      ],
    },
    {
      channel: "market",
      label: "The shop with two roles and an item, and a purchase",
      messages: [
        { speaker: { name: "fennec", color: "green" }, time: "08:20", text: "{prefix}shop" },
        {
          speaker: { name: "{product}", bot: true },
          time: "08:20",
          embed: {
            title: "Shop of Lantern Bay",
            fields: [
              { name: "@Night Owl", value: "25,000 coins\nA role of its own color", inline: true },
              { name: "@Harbour Pilot", value: "90,000 coins\nOpens #wheelhouse", inline: true },
              { name: "Lantern", value: "1,200 coins\n14 left", inline: true },
            ],
            footer: "Buy with {prefix}buy and the name",
          },
        },
        {
          speaker: { name: "fennec", color: "green" },
          time: "08:21",
          text: "{prefix}buy Night Owl",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "08:21",
          embed: {
            tone: "ok",
            description: "You bought **Night Owl** for **25,000 coins** and wear it now.",
          },
        },
      ],
    },
    {
      channel: "market",
      label: "A trade of an item for coins, waiting for the second yes",
      messages: [
        {
          speaker: { name: "pixel", color: "blue" },
          time: "18:47",
          text: "{prefix}trade @fennec Lantern 3000",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "18:47",
          text: "@fennec, pixel wants to trade.",
          embed: {
            title: "Trade",
            fields: [
              { name: "pixel gives", value: "Lantern", inline: true },
              { name: "fennec gives", value: "3,000 coins", inline: true },
            ],
            footer: "pixel has agreed, waiting for fennec",
          },
          buttons: [
            { label: "Accept", style: "success" },
            { label: "Decline", style: "danger" },
          ],
        },
      ],
    },
  ],
  commands: [
    { name: "work", description: "Earn coins" },
    { name: "daily", description: "Collect the reward of the day" },
    { name: "balance", arguments: "[member]", description: "Show cash and card" },
    { name: "shop", description: "Look at the shop of this server" },
    { name: "inventory", arguments: "[member]", description: "Show what somebody owns" },
  ],
  related: ["/features/leveling", "/features/giveaways", "/features/bump"],
};
