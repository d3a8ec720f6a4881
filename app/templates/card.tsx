import { memo } from "react";
import { TEMPLATES } from "../content/templates.ts";
import type { Template } from "../contract/template.ts";
import { parseCode } from "../embed/code.ts";
import { PreviewMessage } from "../embed/preview/message.tsx";
import { EmbedImage } from "../embed/preview/picture.tsx";
import { plainHash, TRUSTED_LINK } from "../embed/share.ts";
import { useCopy } from "../live/hooks/use-copy.ts";
import { Button, ButtonLink } from "../ui/button.tsx";

/** The message of the template's code, or its picture where the code cannot be parsed. */
function Preview({ template }: { template: Template }) {
  const embed = parseCode(template.embed);
  if (!embed) {
    return (
      <EmbedImage
        address={template.image ?? ""}
        className="h-full w-full object-contain object-top"
      />
    );
  }
  return <PreviewMessage embed={embed} isNarrow />;
}

export const TemplateCard = memo(function TemplateCard({ template }: { template: Template }) {
  const { copy, copied } = useCopy();
  const isReadable = parseCode(template.embed) !== null;
  return (
    <li className="card flex flex-col overflow-hidden">
      <div
        role="img"
        aria-label={`Preview of ${template.name}`}
        className="relative grid h-60 overflow-hidden border-b border-line bg-ink/60 p-4 [align-content:safe_center]"
      >
        <div inert>
          <Preview template={template} />
        </div>
        <span className="absolute inset-x-0 bottom-0 h-6 bg-gradient-to-t from-[#0d1218] to-transparent" />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <h2 className="title-3 break-words">{template.name}</h2>
        <div className="mt-auto flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            icon={copied ? "check" : "copy"}
            className="grow"
            onClick={() => void copy(template.embed)}
          >
            {TEMPLATES.copy}
            <span className="sr-only">{` of ${template.name}`}</span>
          </Button>
          {isReadable && (
            <ButtonLink
              variant="ghost"
              size="sm"
              className="grow"
              to={{ pathname: "/embed", hash: plainHash(template.embed) }}
              state={TRUSTED_LINK}
            >
              {TEMPLATES.open}
              <span className="sr-only">{` with ${template.name}`}</span>
            </ButtonLink>
          )}
        </div>
      </div>
    </li>
  );
});
