import { Link } from "react-router";
import { FRAME } from "../content/frame/frame.ts";
import { FOOTER_LINKS, OUTSIDE_LINKS } from "../content/frame/navigation.ts";
import { SITE } from "../content/site.ts";
import { UI } from "../content/ui.ts";
import { Mark } from "../ui/mark.tsx";
import { FOOTER_LINK, LanguageLinks } from "./language-links.tsx";

/** The footer of every page outside the staff area. */
export function Footer() {
  return (
    <footer className="border-t border-line print:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-2 pb-20 pt-5 text-sm 2xl:pb-5 text-muted">
        <p className="flex items-center gap-2.5">
          <Mark className="h-5 w-4.5 shrink-0" />
          {SITE.copyright}
        </p>
        <nav aria-label={FRAME.footer}>
          <ul className="-mx-3 flex flex-wrap">
            {FOOTER_LINKS.map((link) => (
              <li key={link.path}>
                <Link to={link.path} className={FOOTER_LINK}>
                  {link.title}
                </Link>
              </li>
            ))}
            {OUTSIDE_LINKS.map(({ name, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener noreferrer" className={FOOTER_LINK}>
                  {name}
                  <span className="sr-only">{UI.newTab}</span>
                </a>
              </li>
            ))}
            <li className="flex">
              <LanguageLinks />
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
