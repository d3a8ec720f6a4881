import { useEffect, useId, useRef, type ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** Newer than React's types; browsers without it keep Esc and the button. */
const CLOSED_BY_BACKDROP: object = { closedby: "any" };

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A modal dialog: the platform's own, with Esc, focus trap and backdrop built in. */
export function Dialog({ open, onClose, title, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // A modal dialog can only be opened by its method, not by an attribute.
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
        <div className="mb-4 flex items-start justify-between gap-4">
          <h2 id={titleId} className="title-3">
            {title}
          </h2>
          <button
            type="button"
            aria-label="Close"
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
