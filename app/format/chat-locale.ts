/** The form of times in examples of the chat client. */
export const CHAT_LOCALE: string = "en-GB";
