import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { UI } from "../content/ui.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "../content/icons.ts";
import { SiteLink } from "./site-link.tsx";

interface ButtonStyle {
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

/** Small buttons keep a touch target's height; only width and font shrink. */
const SIZES = { md: "", sm: "px-3 text-sm" } as const;

function classOf({ variant = "secondary", size = "md" }: ButtonStyle, className = ""): string {
  return `${VARIANTS[variant]} ${SIZES[size]} ${className}`;
}

/** The props of an element with a button's look. */
function dressed<P extends { className?: string; children?: ReactNode }>({
  variant,
  size,
  icon,
  className,
  children,
  ...rest
}: ButtonStyle & P) {
  return {
    className: classOf({ variant, size }, className),
    children: <Label icon={icon}>{children}</Label>,
    ...rest,
  };
}

function Label({ icon, children }: { icon?: IconName; children: ReactNode }) {
  return (
    <>
      {icon && <Icon name={icon} className="text-lg" />}
      {/* Alone in its element, so that translators can replace it. */}
      <span className="contents">{children}</span>
    </>
  );
}

interface ButtonProps extends ButtonStyle, ComponentProps<"button"> {
  /** Ignores clicks, but unlike `disabled` keeps the focus. */
  isBusy?: boolean;
}

export function Button({ isBusy = false, onClick, type = "button", ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
      {...dressed<ComponentProps<"button">>(rest)}
    />
  );
}

/** A link within the site that looks like a button. */
export function ButtonLink(props: ButtonStyle & ComponentProps<typeof Link>) {
  return <Link {...dressed<ComponentProps<typeof Link>>(props)} />;
}

/** The same for a page that exists only in the site's first language. */
export function ButtonSiteLink(props: ButtonStyle & ComponentProps<typeof SiteLink>) {
  return <SiteLink {...dressed<ComponentProps<typeof SiteLink>>(props)} />;
}

/** The same for addresses outside the router; `external` opens a new tab. */
export function ButtonAnchor({
  variant,
  size,
  icon,
  external = false,
  className,
  children,
  ...rest
}: ButtonStyle & { external?: boolean } & ComponentProps<"a">) {
  const tab = external ? { target: "_blank", rel: "noopener noreferrer" } : {};
  return (
    <a className={classOf({ variant, size }, className)} {...tab} {...rest}>
      {/* A long product name may break. */}
      <Label icon={icon}>
        <span className="min-w-0 wrap-anywhere">{children}</span>
      </Label>
      {external && <span className="sr-only">{UI.newTab}</span>}
    </a>
  );
}
