import { Link, useLocation } from "react-router";
import { FRAME } from "../content/frame/frame.ts";
import {
  FEATURES_MENU,
  INFORMATION_MENU,
  TOP_LINKS,
  type NavGroup,
} from "../content/frame/navigation.ts";
import { PRODUCT } from "../content/site.ts";
import { PaletteOpener } from "../palette/opener.tsx";
import { Icon } from "../ui/icon.tsx";
import { SectionLink } from "../ui/section-link.tsx";
import { Invite } from "./invite.tsx";
import { Logo } from "./logo.tsx";
import { Menu } from "./menu.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { NavEntry } from "./nav-entry.tsx";
import { UserMenu } from "./user-menu.tsx";

const DROPDOWNS = {
  features: { panelClass: "w-[min(54rem,calc(100vw-2rem))]", listClass: "grid-cols-3" },
  information: { panelClass: "w-[min(36rem,calc(100vw-2rem))]", listClass: "grid-cols-2" },
} as const;

const TOP_LINK =
  "flex min-h-11 items-center rounded-control px-3 font-500 text-muted underline-offset-8 decoration-accent decoration-2 transition-colors duration-150 hover:text-text focus-ring aria-[current=page]:text-text aria-[current=page]:underline";

function Dropdown({ name, group }: { name: keyof typeof DROPDOWNS; group: NavGroup }) {
  const { pathname } = useLocation();
  const { panelClass, listClass } = DROPDOWNS[name];
  const isInside = group.items.some((item) => pathname.startsWith(item.path));
  return (
    <Menu
      name={name}
      buttonClass={`flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control px-3 font-500 transition-colors duration-150 hover:text-text focus-ring ${isInside ? "text-text" : "text-muted"}`}
      panelClass={panelClass}
      trigger={
        <>
          {group.title}
          <Icon name="chevron-down" className="text-base transition-transform duration-150" />
        </>
      }
    >
      <ul aria-label={group.title} className={`grid gap-1 ${listClass}`}>
        {group.items.map((item) => (
          <li key={item.path}>
            <NavEntry item={item} />
          </li>
        ))}
      </ul>
    </Menu>
  );
}

/** The fixed top bar, as wide as the page's content. */
export function TopBar({ isWide }: { isWide: boolean }) {
  return (
    <header className="fixed inset-x-0 top-0 z-40 border-b border-line bg-ink print:hidden">
      <div className={`${isWide ? "wrap-wide" : "wrap"} flex h-16 items-center gap-2`}>
        <Link
          to="/"
          aria-label={`${PRODUCT} ${FRAME.home}`}
          className="me-2 flex min-h-11 min-w-11 items-center rounded-control focus-ring"
        >
          <Logo />
        </Link>
        <nav aria-label={FRAME.mainMenu} className="hidden shrink-0 items-center gap-1 lg:flex">
          {FEATURES_MENU.items.length > 0 && <Dropdown name="features" group={FEATURES_MENU} />}
          <Dropdown name="information" group={INFORMATION_MENU} />
          {TOP_LINKS.map((item) => (
            <SectionLink key={item.path} to={item.path} prefetch="intent" className={TOP_LINK}>
              {item.title}
            </SectionLink>
          ))}
        </nav>
        <div className="ms-auto shrink-0">
          <PaletteOpener />
        </div>
        <div className="hidden min-w-48 shrink-0 justify-end md:flex lg:max-xl:min-w-11">
          <UserMenu />
        </div>
        {!isWide && <Invite className="shrink-0 max-sm:hidden" />}
        <MobileMenu />
      </div>
    </header>
  );
}
