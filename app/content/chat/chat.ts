/** The chat client's words in example chats. */
export const CHAT = {
  app: "APP",
  ephemeral: "Only the member who asked can see this.",
  answers: "Answers ",
  reactions: "Reactions",
  buttons: "Buttons",
  example: (channel: string) => `Example chat in #${channel}`,
} as const;
