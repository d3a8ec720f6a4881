import { premiumPrice } from "../../pages.static.ts";
import { fill } from "../../words.ts";

export const PRICE = premiumPrice && fill(`{product} ist kostenlos. ${premiumPrice}:`);

export const PLANS_LINK = "zu den Paketen";
