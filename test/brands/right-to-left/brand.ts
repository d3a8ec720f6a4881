import { brand as own } from "../../../app/content/brand.ts";

/** Our brand for a site in Arabic, which the product does not come with. */
export const brand = { ...own, languages: ["ar"] };
