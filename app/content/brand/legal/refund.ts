import type { Brand } from "../../brand-schema.ts";
import { list, text } from "../../legal/blocks.ts";

export const refund: Brand["legal"][number] = {
  path: "/refund",
  language: "en",
  title: "Refund Policy",
  footer: "Refund",
  about: "premium",
  description:
    "When a premium purchase can be refunded: within 24 hours and before any command or feature was used.",
  lead: "Premium is paid once and active at once. A refund is possible for 24 hours, as long as nothing has been used.",
  changed: "2026-11-23",
  sections: [
    {
      id: "no-refund",
      title: "When there is no refund",
      blocks: [
        text("There is no refund if any of these is true:"),
        list(
          "24 hours have passed since the purchase.",
          "Any command or feature has been used.",
          "Premium had already been purchased for the server.",
          "The buyer is blacklisted.",
          "The purchase was made to evade a ban or a blacklist.",
          "The buyer was disrespectful to staff.",
          "The buyer acted with malicious intent.",
          "Details of the purchase were forged or hidden.",
        ),
      ],
    },
    {
      id: "how",
      title: "How to ask for one",
      blocks: [
        text(
          "Write to us within those 24 hours and name your user id, what you bought and when. You get an answer within {hours} hours.",
        ),
      ],
      see: [{ path: "/contact", title: "Contact Support" }],
    },
    {
      id: "afterwards",
      title: "After a refund",
      blocks: [
        text(
          "What was bought ends: roles, premium commands, balance, votes and instances. Users who were refunded may be blacklisted, as the Terms of Service say.",
        ),
      ],
      see: [
        { path: "/terms", title: "Terms of Service" },
        { path: "/premium", title: "Premium" },
      ],
    },
  ],
};
