import type { Brand } from "../../brand-schema.ts";
import { list, text } from "../../legal/blocks.ts";

export const terms: Brand["legal"][number] = {
  path: "/terms",
  language: "en",
  title: "Terms of Service",
  footer: "Terms",
  description: "The terms for using the {product} website and the {product} bot.",
  lead: "By visiting this website or adding {product} to a server you accept these terms. If you do not, please leave the site and remove the bot.",
  changed: "2026-11-21",
  sections: [
    {
      id: "disclaimer",
      title: "Disclaimer",
      blocks: [
        text(
          "{product} is free to use and provided as it is. We work to keep it available and correct, but we do not promise that it always is, and we are not liable for what follows from an outage, a fault or lost data.",
        ),
        text(
          "{product} is not part of Discord and not endorsed by it. Discord's own terms and guidelines apply to everything you do there, besides these.",
        ),
        text(
          "Server owners are responsible for what their servers do with the bot: the messages they let it send, the filters they set and the roles they sell.",
        ),
      ],
    },
    {
      id: "website-usage",
      title: "Website Usage",
      blocks: [
        text("You may read, link and share every public page. You may not:"),
        list(
          "exploit the website, its interfaces or a fault in them,",
          "scrape it, or read it by a program in a way that burdens it,",
          "copy its features, design or texts into a product of your own,",
          "try to reach the staff area or anybody's account without being entitled to it.",
        ),
        text("If you find a security fault, tell us before you tell others."),
      ],
      see: [{ path: "/contact", title: "Contact Support" }],
    },
    {
      id: "bot-usage",
      title: "Bot Usage",
      blocks: [
        text("When you use the bot, you may not:"),
        list(
          "exploit commands, or keep using a fault instead of reporting it,",
          "copy the bot's features,",
          "use more than one account for the economy,",
          "own or run servers that the platform has terminated repeatedly,",
          "use the bot to harass, to deceive or to break the law.",
        ),
        text(
          "An instance is a copy of the bot under your own name. If its owner runs no command for one month, the instance is deleted.",
        ),
        text("The economy has rules of its own, which are part of these terms."),
      ],
      see: [{ path: "/economy", title: "Economy Rules" }],
    },
    {
      id: "termination",
      title: "Termination",
      blocks: [
        text(
          "You can end this agreement at any time: sign out here and remove the bot from your servers.",
        ),
        text(
          "We can exclude users and servers that break these terms, from single commands, from groups of commands or from the bot as a whole. This is called a blacklist entry. It has a reason, and it is either permanent or ends on a date. In serious cases it comes without a warning.",
        ),
        text(
          "Users whose payment was refunded or charged back may be blacklisted. What was bought ends with it.",
        ),
        text("If you think an entry is wrong, write to us and ask for a second look."),
      ],
      see: [
        { path: "/refund", title: "Refund Policy" },
        { path: "/contact", title: "Contact Support" },
      ],
    },
    {
      id: "indemnity",
      title: "Indemnity",
      blocks: [
        text(
          "If somebody makes a claim against us because of what you did with the website or the bot, or because you broke these terms or the rights of others, you bear the cost of that claim, including reasonable legal fees.",
        ),
        text(
          "This does not cover what we have caused ourselves, on purpose or by gross negligence.",
        ),
      ],
    },
    {
      id: "changes",
      title: "Changes",
      blocks: [
        text("We may change these terms. The date at the top of this page says when we last did."),
        text("If you keep using the website or the bot after a change, you accept it."),
      ],
    },
  ],
};
