import { useEffect, useId, useRef, type ReactNode } from "react";
import { UI } from "../content/ui.ts";
import { Icon } from "./icon.tsx";

/** Not in React's types yet. Elsewhere Esc and the button still close the dialog. */
const CLOSED_BY_BACKDROP: object = { closedby: "any" };

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A native modal dialog, growing downwards so that nothing moves. Toasts go below its content. */
export function Dialog({ open, onClose, title, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // The `open` attribute would open it as non-modal.
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={onClose}
      {...CLOSED_BY_BACKDROP}
      className="mx-auto mb-auto mt-4 max-h-[calc(100dvh-2rem)] w-[min(36rem,calc(100vw-2rem))] flex-col overflow-hidden rounded-scene border border-line bg-surface p-0 text-text backdrop:bg-ink/75 open:flex sm:mt-[12dvh] sm:max-h-[80dvh]"
    >
      <div className="flex items-start justify-between gap-4 px-6 pb-4 pt-6">
        <h2 id={titleId} className="title-3">
          {title}
        </h2>
        <button
          type="button"
          aria-label={UI.close}
          onClick={onClose}
          className="btn btn-ghost -me-2 -mt-2 min-w-11 px-0"
        >
          <Icon name="x" className="text-xl" />
        </button>
      </div>
      <div className="min-h-0 overflow-y-auto px-6 pb-6">{children}</div>
    </dialog>
  );
}
