import { useRef, type FocusEvent, type ReactNode } from "react";
import { useNavigated } from "./use-navigated.ts";

interface MenuProps {
  /** Part of the panel's id. app.css aligns "user" to the right. */
  name: "features" | "information" | "user";
  trigger: ReactNode;
  /** Accessible name, if `trigger` has no text. */
  label?: string;
  buttonClass: string;
  panelClass: string;
  children: ReactNode;
}

/**
 * A button that opens a panel of links. A native popover: opening, Esc and clicks outside work
 * before scripts load.
 */
export function Menu({ name, trigger, label, buttonClass, panelClass, children }: MenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  const id = `menu-${name}`;

  // A popover is in the top layer and would stay open over the next page.
  useNavigated(() => panel.current?.hidePopover());

  // Browsers close it on a click outside, but not when Tab leaves it.
  function closeOnFocusOut({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) panel.current?.hidePopover();
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
