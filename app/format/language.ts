/** The language of this build's words, as documents and the browser's own formats name it. */
export const LANGUAGE: string = "en";

/** The language of this build's words with a country, as link previews want it. */
export const TERRITORY: string = "en_US";

/** The form of times in examples of the chat client. */
export const CHAT_LOCALE: string = "en-GB";
