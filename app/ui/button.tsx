import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icons.ts";

interface Look {
  variant?: "primary" | "secondary" | "ghost" | "danger";
  size?: "md" | "sm";
  icon?: IconName;
}

const VARIANTS = {
  primary: "btn btn-primary",
  secondary: "btn btn-secondary",
  ghost: "btn btn-ghost",
  danger: "btn btn-danger",
} as const;

/** Small buttons keep the height of a thumb and lose width and letter size only. */
const SIZES = { md: "", sm: "px-3 text-sm" } as const;

function classOf({ variant = "secondary", size = "md" }: Look, className = ""): string {
  return `${VARIANTS[variant]} ${SIZES[size]} ${className}`;
}

function Inside({ icon, children }: { icon?: IconName; children: ReactNode }) {
  return (
    <>
      {icon && <Icon name={icon} className="text-lg" />}
      {children}
    </>
  );
}

interface ButtonProps extends Look, ComponentProps<"button"> {
  /** Pressed, and at work: it takes no second press, but keeps the focus a disabled button would lose. */
  isBusy?: boolean;
}

export function Button(props: ButtonProps) {
  const { variant, size, icon, className, children, type = "button", ...others } = props;
  const { isBusy = false, onClick, ...rest } = others;
  return (
    <button
      type={type}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
      className={classOf({ variant, size }, className)}
      {...rest}
    >
      <Inside icon={icon}>{children}</Inside>
    </button>
  );
}

/** A link within the site that looks like a button. */
export function ButtonLink({
  variant,
  size,
  icon,
  className,
  children,
  ...rest
}: Look & ComponentProps<typeof Link>) {
  return (
    <Link className={classOf({ variant, size }, className)} {...rest}>
      <Inside icon={icon}>{children}</Inside>
    </Link>
  );
}

/** A link that leaves the router; `external` opens it in a new tab. */
export function ButtonAnchor({
  variant,
  size,
  icon,
  external = false,
  className,
  children,
  ...rest
}: Look & { external?: boolean } & ComponentProps<"a">) {
  const tab = external ? { target: "_blank", rel: "noopener noreferrer" } : {};
  return (
    <a className={classOf({ variant, size }, className)} {...tab} {...rest}>
      <Inside icon={icon}>{children}</Inside>
      {external && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  );
}
