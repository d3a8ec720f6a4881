import type { ComponentProps } from "react";
import { Link } from "react-router";
import { isFirst } from "../content/language.static.ts";

/**
 * A link to a page that exists only in the site's first language (staff, /me): other languages
 * leave their router for it.
 */
export function SiteLink({ to, children, ...rest }: ComponentProps<"a"> & { to: string }) {
  if (isFirst) {
    return (
      <Link to={to} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
