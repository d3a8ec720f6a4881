import type { FeaturePage } from "../content/features/page.ts";
import { buttonsTo, type LinkCard, type Site } from "./card.ts";

/** The card of a feature, with its first commands. */
export function featureCard(site: Site, page: FeaturePage, picture: string): LinkCard {
  return {
    title: page.headline,
    text: page.intro,
    lines: page.commands.slice(0, 3).map(({ usage: text }) => ({ kind: "code", text })),
    pictures: [{ url: site.origin + picture, alt: page.scenes[0]?.label ?? page.title }],
    buttons: buttonsTo(site, page.title, page.path),
  };
}
