import type { Dispatch } from "react";
import { useState } from "react";
import { toast } from "../../live/toasts.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { write } from "../code.ts";
import type { Embed } from "../embed.ts";
import type { Edit } from "../reducer.ts";
import { BUILDER, BUILDER_TOAST } from "../words.ts";
import { ImportDialog } from "./import-dialog.tsx";

/** Generate, Copy, Import (§2). Once shown, the code follows the embed: an old text is never copied. */
export function CodePanel({ embed, edit }: { embed: Embed; edit: Dispatch<Edit> }) {
  const [shown, setShown] = useState(false);
  const [importing, setImporting] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(write(embed));
      toast.success(BUILDER.copied, BUILDER_TOAST);
    } catch {
      setShown(true);
      toast.error(BUILDER.notCopied, BUILDER_TOAST);
    }
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" icon="code" onClick={() => setShown(true)}>
          {BUILDER.generate}
        </Button>
        <Button variant="secondary" icon="copy" onClick={() => void copy()}>
          {BUILDER.copy}
        </Button>
        <Button variant="secondary" onClick={() => setImporting(true)}>
          {BUILDER.import}
        </Button>
        <Button variant="ghost" onClick={() => edit({ type: "cleared" })}>
          {BUILDER.clear}
        </Button>
      </div>
      {shown ? (
        <TextArea
          readOnly
          rows={6}
          aria-label={BUILDER.code}
          value={write(embed)}
          className="font-mono text-sm"
          onFocus={(event) => event.currentTarget.select()}
        />
      ) : null}
      <ImportDialog
        open={importing}
        onClose={() => setImporting(false)}
        onImport={(imported) => edit({ type: "imported", embed: imported })}
      />
    </div>
  );
}
