import type { ComponentProps } from "react";
import { Link } from "react-router";
import { isFirst } from "../content/language.static.ts";

/**
 * A link to a page that is there in the site's own language alone, such as those of the team and below /me: from
 * the pages of another language it leaves their router.
 */
export function SiteLink({ to, ...rest }: ComponentProps<"a"> & { to: string }) {
  return isFirst ? <Link to={to} {...rest} /> : <a href={to} {...rest} />;
}
