import { TEMPLATES } from "../content/templates.ts";
import type { Template } from "../contract/template.ts";
import { plainHash, TRUSTED_LINK } from "../embed/share.ts";
import { useCopy } from "../live/hooks/use-copy.ts";
import { Button, ButtonLink } from "../ui/button.tsx";

interface ActionsProps {
  template: Template;
  /** Whether the builder can read the code. */
  isReadable: boolean;
  size?: "md" | "sm";
}

/** Copies the code of a template, or opens it in the builder. */
export function TemplateActions({ template, isReadable, size = "sm" }: ActionsProps) {
  const { copy, copied } = useCopy();
  const { name, embed } = template;
  return (
    <>
      <Button
        variant={size === "md" ? "primary" : "secondary"}
        size={size}
        icon={copied ? "check" : "copy"}
        className="grow"
        data-scripted=""
        onClick={() => void copy(embed)}
      >
        {TEMPLATES.copy}
        <span className="sr-only">{TEMPLATES.copyOf(name)}</span>
      </Button>
      {isReadable && (
        <ButtonLink
          variant={size === "md" ? "secondary" : "ghost"}
          size={size}
          className="grow"
          to={{ pathname: "/embed", hash: plainHash(embed) }}
          state={TRUSTED_LINK}
        >
          {TEMPLATES.open}
          <span className="sr-only">{TEMPLATES.openOf(name)}</span>
        </ButtonLink>
      )}
    </>
  );
}
