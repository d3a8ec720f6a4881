import { Link, useLocation, type LinkProps } from "react-router";

interface SectionLinkProps extends LinkProps {
  /** A path, without search or hash. */
  to: string;
  /** Whether it is current on its own page only, not on those below it. */
  end?: boolean;
}

/** A link that is marked on the pages it leads to. The router's NavLink does more, for 0.5 kB in every page. */
export function SectionLink({ to, end = false, ...props }: SectionLinkProps) {
  const path = useLocation().pathname.toLowerCase();
  const isCurrent = path === to || (!end && path.startsWith(`${to}/`));
  return <Link to={to} aria-current={isCurrent ? "page" : undefined} {...props} />;
}
