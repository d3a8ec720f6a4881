import { LANGUAGE } from "../format/language.ts";
import { currency } from "../content/more-facts.static.ts";
import { PRODUCT, SITE } from "../content/site.ts";
import { here } from "../content/addresses.ts";

/** A schema.org document (JSON-LD) for search engines. All its addresses are absolute. */
export type LinkedData = { "@context": "https://schema.org"; "@type": string } & Record<
  string,
  unknown
>;

function document(type: string, facts: Record<string, unknown>): LinkedData {
  return { "@context": "https://schema.org", "@type": type, ...facts };
}

/** The site and its bot, for the landing page. */
export function aboutProduct(origin: string): LinkedData[] {
  const organization = {
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: PRODUCT,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
  };
  return [
    document("WebSite", {
      name: PRODUCT,
      url: origin + here("/"),
      inLanguage: LANGUAGE,
      publisher: organization,
    }),
    document("SoftwareApplication", {
      name: PRODUCT,
      description: SITE.description,
      url: origin + here("/"),
      image: `${origin}/social/default.png`,
      applicationCategory: "CommunicationApplication",
      operatingSystem: "Discord",
      offers: { "@type": "Offer", price: "0", priceCurrency: currency },
      publisher: { "@id": organization["@id"] },
    }),
  ];
}

/** A page's breadcrumbs; `trail` lists the pages below the landing page, this one last. */
export function breadcrumbs(
  origin: string,
  trail: readonly { title: string; path: string }[],
): LinkedData {
  const steps = [{ title: PRODUCT, path: "/" }, ...trail];
  return document("BreadcrumbList", {
    itemListElement: steps.map(({ title, path }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name: title,
      item: origin + here(path),
    })),
  });
}

export function questions(items: readonly { title: string; text: string }[]): LinkedData {
  return document("FAQPage", {
    mainEntity: items.map(({ title, text }) => ({
      "@type": "Question",
      name: title,
      acceptedAnswer: { "@type": "Answer", text },
    })),
  });
}
