import { useRef, type FocusEvent, type ReactNode } from "react";
import { closePopover } from "./popover.ts";
import { useNavigated } from "./use-navigated.ts";

interface MenuProps {
  /** Ties the button to its panel, in the page and in app.css. */
  name: "features" | "information" | "user";
  /** What the button shows. */
  face: ReactNode;
  /** Read out in place of the face, where that is no text. */
  label?: string;
  buttonClass: string;
  panelClass: string;
  children: ReactNode;
}

/**
 * A button that opens a panel of links. The platform's popover closes it on Esc and on a click
 * outside, before the page's script has arrived as well as after.
 */
export function Menu({ name, face, label, buttonClass, panelClass, children }: MenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  const id = `menu-${name}`;

  // The panel lies above the page and would stay there.
  useNavigated(() => closePopover(panel.current));

  // The platform closes it on a click outside, but Tab would walk on underneath it.
  function closeBehind({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) closePopover(panel.current);
  }

  return (
    <div onBlur={closeBehind}>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        aria-controls={id}
        data-opens={name}
        className={buttonClass}
      >
        {face}
      </button>
      <div ref={panel} id={id} popover="auto" data-menu={name} className={panelClass}>
        {children}
      </div>
    </div>
  );
}
