import { brand as own } from "../../../app/content/de/brand.ts";
import type { Brand } from "../../../app/content/brand-schema.ts";

/** Our brand for a site in German, with English below /en. */
export const brand: Brand = { ...own, languages: ["de", "en"] };
