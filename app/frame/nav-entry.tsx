import type { MouseEvent } from "react";
import { UI } from "../content/ui.ts";
import type { NavItem } from "../content/frame/nav-item.ts";
import { useSiteIfKnown } from "../live/session/use-site.ts";
import { Icon } from "../ui/icon.tsx";
import { SectionLink } from "../ui/section-link.tsx";

const ENTRY =
  "group/entry flex min-h-11 items-start gap-3 rounded-control p-3 transition-colors duration-150 hover:bg-hover focus-ring aria-[current=page]:bg-hover";

/** A menu link: icon, title, description, and an icon if it leaves the site. */
export function NavEntry({ item }: { item: NavItem }) {
  const site = useSiteIfKnown();
  if (item.external) {
    const href = item.external === "docs" ? site?.docsUrl : item.path;
    if (href === undefined) return null;
    return (
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        onClick={closeMenu}
        className={ENTRY}
      >
        <EntryContent item={item} />
      </a>
    );
  }
  return (
    <SectionLink to={item.path} prefetch="intent" onClick={closeMenu} className={ENTRY}>
      <EntryContent item={item} />
    </SectionLink>
  );
}

/** Closes a link's menu at once: on slow lines the next page takes seconds. */
export function closeMenu({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
  currentTarget.closest("dialog")?.close();
}

function EntryContent({ item }: { item: NavItem }) {
  return (
    <>
      <span className="grid size-9 shrink-0 place-items-center rounded-lg border border-line bg-ink text-accent-light">
        <Icon name={item.icon} className="text-lg" />
      </span>
      <span className="flex min-w-0 flex-col">
        <span className="flex items-center gap-1.5 font-600 leading-snug text-text">
          {item.title}
          {item.external && <Icon name="external-link" className="text-sm text-muted" />}
          {item.external && <span className="sr-only">{UI.newTab}</span>}
        </span>
        <span className="text-sm leading-snug text-muted">{item.description}</span>
      </span>
    </>
  );
}
