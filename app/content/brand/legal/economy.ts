import type { Brand } from "../../brand-schema.ts";
import { list, text } from "../../legal/blocks.ts";

export const economyRules: Brand["legal"][number] = {
  path: "/economy",
  language: "en",
  title: "Economy Rules",
  about: "economy",
  description:
    "What is forbidden in the economy, and what follows: one account each, no real money, 10 Million transfer limit a day.",
  lead: "Coins are worth something only as long as everybody earns them in the same way. These rules hold in every server.",
  changed: "2026-11-21",
  sections: [
    {
      id: "consequences",
      title: "What follows a violation",
      blocks: [
        text(
          "Breaking any of these rules leads to a permanent blacklist from all economy commands. In extreme cases you are blacklisted from the bot.",
        ),
      ],
    },
    {
      id: "bugs",
      title: "Bugs",
      blocks: [text("Abusing a bug is prohibited. If you find one, report it to the team.")],
      see: [{ path: "/contact", title: "Contact Support" }],
    },
    {
      id: "real-money",
      title: "Real money",
      blocks: [
        text(
          "Selling economy items or cash for real money is prohibited, in whatever currency and wherever it is arranged. The same holds for gift cards and paid services.",
        ),
        text("The addons on the Premium page are the only exception."),
      ],
      see: [{ path: "/premium", title: "Premium" }],
    },
    {
      id: "accounts",
      title: "Accounts",
      blocks: [
        text("One person plays with one account. Further accounts may do one thing only: vote."),
      ],
    },
    {
      id: "automation",
      title: "Selfbots and macros",
      blocks: [
        text(
          "Selfbots, macros and other programs that collect timed rewards for you are prohibited. Timed rewards are those you have to wait for, such as work and daily.",
        ),
      ],
    },
    {
      id: "transfers",
      title: "Transfer limit",
      blocks: [
        text(
          "You can transfer up to 10 Million a day. Bypassing the limit is prohibited: by other accounts, by trades at invented prices, by companies or by the shop of a server.",
        ),
      ],
    },
    {
      id: "staff",
      title: "Staff",
      blocks: [list("Do not beg staff for coins or items.", "Do not lie to staff.")],
    },
    {
      id: "companies",
      title: "Companies",
      blocks: [
        text(
          "Offensive names and descriptions of companies are prohibited. The owner of the company answers for both.",
        ),
      ],
    },
  ],
};
