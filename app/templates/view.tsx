import { useMemo, useRef } from "react";
import { TEMPLATE } from "../content/templates.ts";
import type { Template } from "../contract/template.ts";
import { parseCode } from "../embed/code.ts";
import { CodePanel } from "../embed/editor/code-panel.tsx";
import { PreviewPanel } from "../embed/preview/panel.tsx";
import { EmbedImage } from "../embed/preview/picture.tsx";
import { ReaderTimeContext, useReaderTime } from "../embed/preview/reader-time.ts";
import { TemplateActions } from "./actions.tsx";
import { TemplateCards } from "./browser.tsx";

interface ViewProps {
  template: Template;
  related: readonly Template[];
}

/** A template: its message, code and similar ones. */
export function TemplateView({ template, related }: ViewProps) {
  const { embed: code, image } = template;
  const embed = useMemo(() => parseCode(code), [code]);
  const area = useRef<HTMLTextAreaElement>(null);
  const readerTime = useReaderTime();
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[3fr_2fr]">
        {embed ? (
          <ReaderTimeContext value={readerTime}>
            <PreviewPanel embed={embed} />
          </ReaderTimeContext>
        ) : (
          <div className="card grid gap-3 p-4">
            <EmbedImage address={image ?? ""} className="max-h-120 object-contain" />
            <p className="text-sm text-muted">{TEMPLATE.unreadable}</p>
          </div>
        )}
        <div className="grid grid-cols-1 gap-4">
          <div className="flex flex-wrap gap-2">
            <TemplateActions template={template} isReadable={embed !== null} size="md" />
          </div>
          <CodePanel code={code} area={area} />
        </div>
      </div>
      {related.length > 0 && (
        <section aria-labelledby="related" className="mt-12">
          <h2 id="related" className="title-2 mb-4">
            {TEMPLATE.related}
          </h2>
          <TemplateCards templates={related} headingLevel={3} />
        </section>
      )}
    </>
  );
}
