import { useCallback, useRef, useState } from "react";
import { FRAME } from "../../content/frame/frame.ts";
import { toast } from "../toasts.tsx";

const SHOWN_MS = 2000;

interface Copy {
  /** The text copied within the last two seconds, else null. */
  copied: string | null;
  /** Copies and shows a toast. If refused, offers the text and resolves to false. */
  copy: (text: string, message?: string) => Promise<boolean>;
}

export function useCopy(): Copy {
  const [copied, setCopied] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const copy = useCallback(async (text: string, message: string = FRAME.copied) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      toast.copyRefused(text);
      return false;
    }
    setCopied(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(null), SHOWN_MS);
    toast.success(message, { duration: SHOWN_MS });
    return true;
  }, []);

  return { copied, copy };
}
