import { memo, useMemo } from "react";
import { Link } from "react-router";
import { TEMPLATES } from "../content/templates.ts";
import type { Template } from "../contract/template.ts";
import { parseCode } from "../embed/code.ts";
import type { Embed } from "../embed/embed.ts";
import { PreviewMessage } from "../embed/preview/lazy-message.tsx";
import { EmbedImage } from "../embed/preview/picture.tsx";
import { TemplateActions } from "./actions.tsx";
import { addressOfTemplate } from "./filter.ts";
import { writtenIn } from "../content/language.static.ts";

/** The code's message, or the template's picture if it can't be parsed. */
function Preview({ embed, image }: { embed: Embed | null; image: string }) {
  return embed ? (
    <PreviewMessage embed={embed} isNarrow />
  ) : (
    <EmbedImage address={image} className="h-full w-full object-contain object-top" />
  );
}

interface CardProps {
  template: Template;
  headingLevel: 2 | 3;
}

/** A template in the list. A long preview is cut and opens the template. */
export const TemplateCard = memo(function TemplateCard({ template, headingLevel }: CardProps) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  const { name, embed: code, image } = template;
  const embed = useMemo(() => parseCode(code), [code]);
  return (
    <li className="card relative flex flex-col overflow-hidden transition-colors duration-150 hover:border-accent-deep">
      <div
        role="img"
        aria-label={TEMPLATES.previewOf(name)}
        className="relative grid h-60 overflow-hidden border-b border-line bg-ink/60 p-4 content-start"
      >
        <div inert>
          <Preview embed={embed} image={image ?? ""} />
        </div>
        <span className="absolute inset-x-0 bottom-0 h-6 bg-gradient-to-t from-[#0d1218] to-transparent" />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <Heading lang={writtenIn} className="title-3 break-words">
          <Link
            to={addressOfTemplate(template)}
            prefetch="intent"
            className="rounded-sm focus-ring after:absolute after:inset-0 after:content-['']"
          >
            {name}
          </Link>
        </Heading>
        <div className="relative mt-auto flex flex-wrap gap-2">
          <TemplateActions template={template} isReadable={embed !== null} />
        </div>
      </div>
    </li>
  );
});
