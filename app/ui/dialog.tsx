import { useEffect, useId, useRef, type ReactNode } from "react";
import { UI } from "../content/ui.ts";
import { Icon } from "./icon.tsx";

/** Not in React's types yet. Browsers without it still close the dialog by Esc and by its button. */
const CLOSED_BY_BACKDROP: object = { closedby: "any" };

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A native modal dialog. */
export function Dialog({ open, onClose, title, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // The `open` attribute would open it without being modal.
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
      className="m-auto w-[min(36rem,calc(100vw-2rem))] rounded-scene border border-line bg-surface p-0 text-text backdrop:bg-ink/75"
    >
      <div className="p-6">
        <div data-uncovered="" className="mb-4 flex items-start justify-between gap-4">
          <h2 id={titleId} className="title-3">
            {title}
          </h2>
          <button
            type="button"
            aria-label={UI.close}
            onClick={onClose}
            className="btn btn-ghost -mr-2 -mt-2 min-w-11 px-0"
          >
            <Icon name="x" className="text-xl" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
