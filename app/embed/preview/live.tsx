import type { Embed } from "../embed.ts";
import { PreviewPanel } from "./panel.tsx";
import { PicturesContext } from "./picture.tsx";
import { ReaderTimeContext, useReaderTime } from "./reader-time.ts";

interface LivePreviewProps {
  embed: Embed;
  /** From another site's link, not yet accepted by the visitor. */
  isUntrusted: boolean;
}

/** The preview beside the editor. */
export function LivePreview({ embed, isUntrusted }: LivePreviewProps) {
  return (
    <ReaderTimeContext value={useReaderTime()}>
      <PicturesContext value={!isUntrusted}>
        <PreviewPanel embed={embed} />
      </PicturesContext>
    </ReaderTimeContext>
  );
}
