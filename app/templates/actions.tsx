import { TEMPLATES } from "../content/templates.ts";
import type { Template } from "../contract/template.ts";
import { plainHash, TRUSTED_LINK } from "../embed/share.ts";
import { CopyButton } from "../live/copy-button.tsx";
import { ButtonLink } from "../ui/button.tsx";

interface ActionsProps {
  template: Template;
  /** Whether the builder can read the code. */
  isReadable: boolean;
  size?: "md" | "sm";
}

/** Copies a template's code, or opens it in the builder. */
export function TemplateActions({ template, isReadable, size = "sm" }: ActionsProps) {
  const { name, embed } = template;
  return (
    <>
      <CopyButton
        text={embed}
        variant={size === "md" ? "primary" : "secondary"}
        size={size}
        className="grow"
      >
        {TEMPLATES.copy}
        <span className="sr-only">{TEMPLATES.copyOf(name)}</span>
      </CopyButton>
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
