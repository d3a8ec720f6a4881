import { useState } from "react";
import { ERRORS } from "../../contract/errors.ts";
import { toast } from "../../live/toasts.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { read } from "../code.ts";
import type { Embed } from "../embed.ts";
import { BUILDER, BUILDER_TOAST } from "../words.ts";
import { Lines } from "./text.tsx";

/** Takes pasted code. What is no embed code changes nothing and says so (§5). */
export function ImportDialog({
  open,
  onClose,
  onImport,
}: {
  open: boolean;
  onClose: () => void;
  onImport: (embed: Embed) => void;
}) {
  const [code, setCode] = useState("");
  function submit() {
    const embed = read(code);
    if (!embed) {
      toast.error(`${ERRORS.importTitle}: ${ERRORS.importText}`, BUILDER_TOAST);
      return;
    }
    onImport(embed);
    setCode("");
    onClose();
    toast.success(`${BUILDER.imported}: ${BUILDER.importedText}`, BUILDER_TOAST);
  }
  return (
    <Dialog open={open} onClose={onClose} title={BUILDER.importTitle}>
      <div className="grid gap-4">
        <Lines label={BUILDER.paste} rows={8} value={code} onChange={setCode} />
        <Button variant="primary" className="justify-self-end" onClick={submit}>
          {BUILDER.import}
        </Button>
      </div>
    </Dialog>
  );
}
