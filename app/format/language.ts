/** The language of this build, for documents and the browser's formats. */
export const LANGUAGE: string = "en";

/** The same with a country, for link previews. */
export const TERRITORY: string = "en_US";

/** The locale of times in drawings of the chat client. */
export const CHAT_LOCALE: string = "en-GB";
