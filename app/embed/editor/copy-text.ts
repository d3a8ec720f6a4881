import { BUILDER } from "../../content/embed/embed.ts";
import { BUILDER_TOAST } from "../../content/embed/presets.ts";
import { toast } from "../../live/toasts.tsx";

/** Copies a text and shows a toast; false if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(BUILDER.copied, BUILDER_TOAST);
    return true;
  } catch {
    toast.error(BUILDER.notCopied, BUILDER_TOAST);
    return false;
  }
}
