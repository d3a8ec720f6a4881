import type { ComponentProps } from "react";
import type { IconName } from "../content/icons.ts";
import { Icon } from "./icon.tsx";

interface IconButtonProps extends ComponentProps<"button"> {
  icon: IconName;
  /** Its name, and the tip that shows it. */
  label: string;
}

/** A button of an icon alone. */
export function IconButton({ icon, label, className = "size-11", ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`grid shrink-0 cursor-pointer place-items-center rounded-control text-muted transition-colors duration-150 hover:bg-raised hover:text-text focus-ring aria-pressed:bg-hover aria-pressed:text-text disabled:cursor-not-allowed disabled:opacity-35 ${className}`}
      {...rest}
    >
      <Icon name={icon} className="text-lg" />
    </button>
  );
}
