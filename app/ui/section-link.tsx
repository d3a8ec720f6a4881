import { Link, useLocation, type LinkProps } from "react-router";

interface SectionLinkProps extends LinkProps {
  /** Without search and hash. */
  to: string;
  /** Current only on its own page, not below it. */
  end?: boolean;
}

/** A link marked as current. The router's NavLink does more, for 0.5 kB on every page. */
export function SectionLink({ to, end = false, ...props }: SectionLinkProps) {
  const path = useLocation().pathname.toLowerCase();
  const isCurrent = path === to || (!end && path.startsWith(`${to}/`));
  return <Link to={to} aria-current={isCurrent ? "page" : undefined} {...props} />;
}
