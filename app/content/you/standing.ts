import { LANGUAGE } from "../../format/language.ts";
import { isServerList, listOf, type ListId } from "../../contract/lists.ts";
import { words } from "../words.ts";

/** Names of the lists within a sentence. */
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
  description: "What bars you from {product} or parts of it, since when and until when.",
  signIn: "Sign in, and {product} says whether anything bars you, since when and until when.",
  look: "Look",
  lookAgain: "Look again",
  hint: "We ask the bot when you press it.",
  plain: "See it as plain data",
  noneTitle: "Nothing bars you",
  noneText: "You can use everything {product} offers. Thank you for being here.",
  nobodyKnows: "The bot does not answer, so nobody knows",
  nobodyKnowsText:
    "Whether anything bars you cannot be said at the moment. Please look again in a few minutes.",
  partly: (lists: readonly ListId[]) =>
    `The bot did not answer about ${new Intl.ListFormat(LANGUAGE).format(lists.map((list) => LISTS[list]))}. More may stand there. Please look again in a few minutes.`,
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
  permanent: "It has no end of its own",
  untilUnknown: "The bot does not say",
  reason: "Reason",
  noReasons: "Reasons are not shown here, as they may name whoever reported something.",
});
