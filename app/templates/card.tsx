import { TEMPLATES } from "../content/templates.ts";
import { webAddress } from "../contract/decode.ts";
import type { Template } from "../contract/template.ts";
import { useCopy } from "../live/use-copy.ts";
import { Picture } from "../people/picture.tsx";
import { Button } from "../ui/button.tsx";

/** One template (§2): picture, name, and a button that copies its embed code. */
export function TemplateCard({ template }: { template: Template }) {
  const image = webAddress(template.image);
  const { copy, copied } = useCopy();
  return (
    <li className="card flex flex-col overflow-hidden">
      <div className="aspect-video bg-raised">
        {image ? (
          <Picture
            src={image}
            alt=""
            width={480}
            height={270}
            loading="lazy"
            className="h-full w-full object-contain"
          />
        ) : null}
      </div>
      <div className="flex flex-1 flex-col gap-4 p-4">
        <h2 className="title-3 break-words">{template.name}</h2>
        <Button
          variant="secondary"
          icon={copied ? "check" : "copy"}
          className="mt-auto w-full"
          onClick={() => void copy(template.embed)}
        >
          {TEMPLATES.copy}
          <span className="sr-only">{` of ${template.name}`}</span>
        </Button>
      </div>
    </li>
  );
}
