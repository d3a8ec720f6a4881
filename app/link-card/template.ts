import { TEMPLATE, TEMPLATES } from "../content/templates.ts";
import type { Template } from "../contract/template.ts";
import { parseCode } from "../embed/code.ts";
import { hexColor } from "../embed/embed.ts";
import { markdown } from "../embed/markdown/blocks.ts";
import { plainText } from "../embed/markdown/tree.ts";
import { expand } from "../embed/variables.ts";
import { addressOfTemplate } from "../templates/filter.ts";
import { buttonsTo, type LinkCard, type Site } from "./card.ts";

/** The card of one template: the texts of its embed with sample values, its colour and its picture. */
export function templateCard(site: Site, template: Template): LinkCard {
  const embed = parseCode(template.embed);
  const texts = embed ? [embed.title, embed.description, embed.footer.text] : [];
  const { image } = template;
  return {
    title: template.name,
    text: TEMPLATES.description,
    lines: texts.flatMap((text) => {
      const plain = plainText(markdown(expand(text), "description")).trim();
      return plain === "" ? [] : [{ kind: "text" as const, text: plain }];
    }),
    accent: hexColor(expand(embed?.color ?? "")) ?? undefined,
    pictures: image?.startsWith("https://") ? [{ url: image, alt: template.name }] : [],
    buttons: buttonsTo(site, TEMPLATE.openCard, addressOfTemplate(template)),
  };
}
