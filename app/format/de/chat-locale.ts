export const CHAT_LOCALE = "de";
