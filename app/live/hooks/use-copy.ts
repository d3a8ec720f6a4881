import { useCallback, useEffect, useState } from "react";
import { toast } from "../toasts.ts";

const SHOWN_MS = 2000;

interface Copying {
  /** What was copied last, for two seconds; null before and after. */
  copied: string | null;
  /** Puts a text on the clipboard and says so in a toast; false when the browser refuses. */
  copy: (text: string, message?: string) => Promise<boolean>;
}

/** Copies texts to the clipboard. */
export function useCopy(): Copying {
  const [last, setLast] = useState<{ text: string } | null>(null);

  // The check mark on the button goes away by itself; the timer must end with the page.
  useEffect(() => {
    if (last === null) return undefined;
    const timer = setTimeout(() => setLast(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [last]);

  const copy = useCallback(async (text: string, message = "Copied to clipboard") => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      toast.error("This browser did not allow copying");
      return false;
    }
    setLast({ text });
    toast.success(message, { duration: SHOWN_MS });
    return true;
  }, []);

  return { copied: last?.text ?? null, copy };
}
