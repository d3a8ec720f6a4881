import { brand as own } from "../../../app/content/de/brand.ts";
import type { Brand } from "../../../app/content/brand-schema.ts";

/** Our brand for a site that is in German alone. */
export const brand: Brand = { ...own, languages: ["de"] };
