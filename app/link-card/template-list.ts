import { TEMPLATES } from "../content/templates.ts";
import type { Template } from "../contract/template.ts";
import { buttonsTo, type LinkCard, type Site } from "./card.ts";

const PICTURES = 4;

/** The card of the template list, with pictures of the first templates that have one. */
export function templatesCard(site: Site, templates: readonly Template[]): LinkCard {
  const pictures = templates.flatMap(({ name, image }) =>
    image?.startsWith("https://") ? [{ url: image, alt: name }] : [],
  );
  return {
    title: TEMPLATES.title,
    text: TEMPLATES.description,
    lines: [{ kind: "text", text: TEMPLATES.count(templates.length) }],
    pictures: pictures.slice(0, PICTURES),
    buttons: buttonsTo(site, TEMPLATES.browse, "/templates"),
  };
}
