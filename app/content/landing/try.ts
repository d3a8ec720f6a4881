import { words } from "../words.ts";

export const TRY = words({
  box: "Try a command",
  hint: (command: string) => `Type ${command} and press Enter`,
  help: "help",
  send: "Send",
  log: "Chat",
  examples: "Commands to try",
  copyLink: "Copy link",
  typing: "{product} is typing",
});

const UNITS = { s: "second", m: "minute", h: "hour", d: "day", w: "week" } as const;

export const TRY_ANSWERS = words({
  helpTitle: "Commands to try here",
  helpText: "Most take more after the name, such as a member, a time or a prize.",
  more: "More",
  unknown: (command: string) => `I don't know \`${command}\`.`,
  near: (command: string) => `Did you mean \`${command}\`?`,
  askHelp: (command: string) => `\`${command}\` shows what you can try here.`,
  search: (text: string) => `Search all commands for ${text}`,
  page: (command: string) => `About ${command}`,
  /** A time in an answer: '10 minutes'. */
  times: (count: number, unit: keyof typeof UNITS) => [
    `${count} ${UNITS[unit]}${count === 1 ? "" : "s"}`,
  ],
});
