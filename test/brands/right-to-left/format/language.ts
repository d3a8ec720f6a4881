export const LANGUAGE = "ar";

export const TERRITORY = "ar_EG";
