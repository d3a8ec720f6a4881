import { useRef, type FocusEvent, type ReactNode } from "react";
import { closePopover } from "./popover.ts";
import { useNavigated } from "./use-navigated.ts";

interface MenuProps {
  /** Part of the panel's id. app.css aligns the user menu to the right. */
  name: "features" | "information" | "user";
  /** Content of the button. */
  trigger: ReactNode;
  /** Accessible name, if the content is no text. */
  label?: string;
  buttonClass: string;
  /** The panel's width. */
  panelClass: string;
  children: ReactNode;
}

/**
 * A button that opens a panel of links. It is a native popover, so opening, Esc and clicks outside work
 * even before the page's script is loaded.
 */
export function Menu({ name, trigger, label, buttonClass, panelClass, children }: MenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  const id = `menu-${name}`;

  // A popover is in the top layer and would stay open over the next page.
  useNavigated(() => closePopover(panel.current));

  // The browser closes it on a click outside, but not when Tab moves the focus out of it.
  function closeOnFocusOut({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) closePopover(panel.current);
  }

  return (
    <div onBlur={closeOnFocusOut}>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        aria-controls={id}
        data-opens=""
        style={{ anchorName: `--${id}` }}
        className={buttonClass}
      >
        {trigger}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        data-menu={name}
        style={{ positionAnchor: `--${id}` }}
        className={`rounded-card border border-line bg-raised p-2 text-text ${panelClass}`}
      >
        {children}
      </div>
    </div>
  );
}
