export const LANGUAGE = "de";

export const TERRITORY = "de_DE";
