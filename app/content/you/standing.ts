import { LANGUAGE } from "../../format/language.ts";
import { isServerList, listOf, type ListId } from "../../contract/lists.ts";
import { words } from "../words.ts";

/** Within a sentence. */
const LISTS: Record<ListId, string> = {
  user: "the whole bot",
  "user-command": "single commands",
  "user-cog": "single modules",
  server: "whole servers",
  "server-command": "commands in servers",
  "server-cog": "modules in servers",
};

const KINDS = { bot: "Whole bot", command: "Command", cog: "Module" };

/** /me/standing */
export const STANDING = words({
  title: "Your standing",
  description: "What you're blocked from, since when, and until when.",
  signIn: "Sign in to see what you're blocked from, since when, and until when.",
  look: "Check",
  lookAgain: "Check again",
  hint: "We ask the bot when you press it.",
  plain: "See it as plain data",
  noneTitle: "Nothing blocks you",
  noneText: "You can use everything {product} offers. Thank you for being here.",
  nobodyKnows: "We can't tell right now",
  nobodyKnowsText:
    "We couldn't read the bot's lists whole, so we can't say that nothing blocks you. Please check again in a few minutes.",
  partly: (lists: readonly ListId[]) =>
    `We couldn't read all about ${new Intl.ListFormat(LANGUAGE).format(lists.map((list) => LISTS[list]))}. There may be more. Please check again in a few minutes.`,
  what: (list: ListId, target: string | null): string => {
    const place = isServerList(list) ? "This server" : "You";
    const part = listOf(list).target;
    if (part === "command") return `${place} cannot use ${target ?? "one of the commands"}`;
    if (part === "cog") return `${place} cannot use ${target ?? "one of the modules"}`;
    return words(`${place} cannot use {product}`);
  },
  kind: (list: ListId): string => KINDS[listOf(list).target ?? "bot"],
  since: "Since",
  sinceUnknown: "The bot does not say",
  until: "Until",
  permanent: "Permanent",
  untilUnknown: "The bot does not say",
  reason: "Reason",
  noReasons: "Reasons are hidden because they can name the person who reported it.",
});
