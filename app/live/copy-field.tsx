import { useEffect, useRef } from "react";
import { TOASTS } from "../content/frame/toasts.ts";

interface CopyFieldProps {
  text: string;
  onCopied: () => void;
}

/** A text to copy by hand: focused and selected. Where it leaves with the focus, the focus returns to where it was. */
export function CopyField({ text, onCopied }: CopyFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);

  // Not a ref callback, because the toast is shown before effects run.
  useEffect(() => {
    const before = document.activeElement;
    field.current?.focus({ preventScroll: true });
    field.current?.select();
    return () => {
      const isLost = document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  return (
    <textarea
      ref={field}
      readOnly
      rows={2}
      value={text}
      aria-label={TOASTS.copyByHand}
      onCopy={onCopied}
      className="control pointer-events-auto mt-2 py-2 font-mono text-sm"
    />
  );
}
