import type { ComponentProps } from "react";
import { Link } from "react-router";
import { isFirst } from "../content/language.static.ts";

/**
 * A link to a page that is there in the site's own language alone, such as those of the team and below /me: from
 * the pages of another language it leaves their router.
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
