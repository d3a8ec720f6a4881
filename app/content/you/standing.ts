import { LANGUAGE } from "../../format/language.ts";
import { isServerList, listOf, type ListId } from "../../contract/lists.ts";
import { words } from "../words.ts";

/** Within a sentence. */
const LISTS: Record<ListId, string> = {
  user: "the whole bot",
  "user-command": "individual commands",
  "user-cog": "individual modules",
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
  hint: "We only ask the bot when you check.",
  plain: "See it as plain data",
  noneTitle: "Nothing blocks you",
  noneText: "You can use everything {product} offers. Thank you for being here.",
  nobodyKnows: "We can't tell right now",
  nobodyKnowsText:
    "We couldn't read all of the bot's lists, so you may still be blocked. Please check again in a few minutes.",
  partly: (lists: readonly ListId[]) =>
    `We couldn't read everything about ${new Intl.ListFormat(LANGUAGE).format(lists.map((list) => LISTS[list]))}. There may be more. Please check again in a few minutes.`,
  what: (list: ListId, target: string | null): string => {
    const place = isServerList(list) ? "This server" : "You";
    const part = listOf(list).target;
    if (part === "command") return `${place} can't use ${target ?? "one of the commands"}`;
    if (part === "cog") return `${place} can't use ${target ?? "one of the modules"}`;
    return words(`${place} can't use {product}`);
  },
  kind: (list: ListId): string => KINDS[listOf(list).target ?? "bot"],
  since: "Since",
  sinceUnknown: "The bot doesn't say",
  until: "Until",
  permanent: "Permanent",
  untilUnknown: "The bot doesn't say",
  reason: "Reason",
  noReasons: "Reasons are hidden because they can give away who reported you.",
});
