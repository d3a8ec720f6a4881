import { memo } from "react";
import { BUILDER, PREVIEW_WORDS } from "../../content/embed/embed.ts";
import { PRODUCT } from "../../content/site.ts";
import { Mark } from "../../ui/mark.tsx";
import type { Embed } from "../embed.ts";
import { EmbedBox, hasBody } from "./box.tsx";
import { PreviewButtons } from "./buttons.tsx";
import { ChatMarkdown } from "./text.tsx";

/** The message as chat will show it, without HTML; links and pictures are http(s) only. */
const PreviewMessage = memo(function PreviewMessage({
  embed,
  isNarrow = false,
}: {
  embed: Embed;
  isNarrow?: boolean;
}) {
  const body = hasBody(embed);
  const isEmpty = !body && embed.content.trim() === "" && embed.buttons.length === 0;
  return (
    <div className="flex gap-3">
      <span data-chat-aside="" className="mt-0.5 shrink-0">
        <Mark tile className="size-chat-picture rounded-full" />
      </span>
      <div className="grid min-w-0 grow grid-cols-1 gap-1.5">
        <p className="flex flex-wrap items-center gap-x-2 leading-snug">
          <span className="font-600 text-accent-light">{PRODUCT}</span>
          <span className="rounded bg-[#4f5fd6] px-1 text-[0.625rem] leading-4 font-600 tracking-wide text-white">
            {PREVIEW_WORDS.app}
          </span>
          <span className="text-xs text-muted">{BUILDER.sentTime}</span>
        </p>
        {isEmpty && <p className="text-sm text-muted">{BUILDER.empty}</p>}
        {embed.content.trim() && (
          <div dir="auto" className="whitespace-pre-wrap break-words text-base leading-[1.375]">
            <ChatMarkdown text={embed.content} kind="content" />
          </div>
        )}
        {body && <EmbedBox embed={embed} isNarrow={isNarrow} />}
        <PreviewButtons buttons={embed.buttons} />
      </div>
    </div>
  );
});

export default PreviewMessage;
