import type { Brand } from "./brand-schema.ts";

/** Letters of the product beside search and menu on a narrow phone. */
const FITS_TOP_BAR = 14;
/** The longest word for the narrowest cards. */
const FITS_CARD = 20;

/** Valid parts of a brand that won't look well, one line each. */
export function hintsOf(brand: Brand): string[] {
  const { product, ranks, features, legal, premium, documentation, languages } = brand;
  const [first = "en"] = languages ?? [];
  const cut =
    product.length > FITS_TOP_BAR
      ? [`brand.product: phones show about ${FITS_TOP_BAR} letters of it`]
      : [];
  return [
    ...cut,
    ...brokenNames("ranks", ranks, "heading"),
    ...brokenNames("features", features, "title"),
    ...brokenNames("documentation", [documentation], "title"),
    ...brokenNames("premium.plans", premium?.plans ?? [], "name"),
    ...brokenNames("premium.addons", premium?.addons ?? [], "name"),
    ...[...features, ...legal]
      .filter(({ language = first }) => language !== first)
      .map(({ path, language }) => `brand: ${path} is in ${language}, and the site in ${first}`),
  ];
}

function brokenNames<Key extends string>(
  list: string,
  items: readonly Readonly<Record<Key, string>>[],
  key: Key,
): string[] {
  return items
    .map((item) => item[key])
    .filter((name) => name.split(/\s+/).some((word) => word.length > FITS_CARD))
    .map((name) => `brand.${list}: phones break ${name}, a word of more than ${FITS_CARD} letters`);
}
