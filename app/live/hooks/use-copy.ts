import { useCallback, useEffect, useState } from "react";
import { FRAME } from "../../content/frame/frame.ts";
import { toast } from "../toasts.ts";

const SHOWN_MS = 2000;

interface Copy {
  /** The text copied in the last two seconds, else null. */
  copied: string | null;
  /** Copies a text and shows a toast, which offers the text where the browser refuses; resolves to false then. */
  copy: (text: string, message?: string) => Promise<boolean>;
}

export function useCopy(): Copy {
  const [last, setLast] = useState<{ text: string } | null>(null);

  // The timer is cleared with the component.
  useEffect(() => {
    if (last === null) return undefined;
    const timer = setTimeout(() => setLast(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [last]);

  const copy = useCallback(async (text: string, message: string = FRAME.copied) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      toast.copyRefused(text);
      return false;
    }
    setLast({ text });
    toast.success(message, { duration: SHOWN_MS });
    return true;
  }, []);

  return { copied: last?.text ?? null, copy };
}
