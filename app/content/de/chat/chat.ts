import type * as english from "../../chat/chat.ts";
import type { Words } from "../../translation.ts";

export const CHAT: Words<typeof english.CHAT> = {
  app: "APP",
  ephemeral: "Das sieht nur, wer gefragt hat.",
  answers: "Antwortet ",
  reactions: "Reaktionen",
  buttons: "Buttons",
  example: (channel) => `Beispiel-Chat in #${channel}`,
};
