import { brand as own } from "../../../../app/content/brand.ts";
import type { Brand } from "../../../../app/content/brand-schema.ts";

/** Its texts in English. */
export const brand: Brand = { ...own, languages: ["de", "en"] };
