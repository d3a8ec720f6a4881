export const LANGUAGE = "de";

export const TERRITORY = "de_DE";

export const CHAT_LOCALE = "de";
