import { useState } from "react";
import { useLocation } from "react-router";
import {
  APPEALS_PATH,
  staffLinksFor,
  staffSectionsFor,
  type StaffSection,
} from "../content/staff/navigation.ts";
import { STAFF } from "../content/staff/staff.ts";
import type { Viewer } from "../contract/person.ts";
import { Avatar } from "../people/avatar.tsx";
import { PersonName } from "../people/person-name.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { SectionLink } from "../ui/section-link.tsx";

const LINK =
  "flex min-h-11 items-center gap-3 rounded-control px-3 text-sm text-muted transition-colors duration-150 hover:bg-raised hover:text-text focus-ring-inset aria-[current=page]:bg-raised aria-[current=page]:font-600 aria-[current=page]:text-text";

function Section({ section, pathname }: { section: StaffSection; pathname: string }) {
  const inside = pathname.toLowerCase().startsWith(section.path);
  return (
    // Entering or leaving the section remounts it, so it opens or closes; clicks toggle it.
    <details key={String(inside)} open={inside} className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-control px-3 text-sm text-muted transition-colors duration-150 hover:bg-raised hover:text-text focus-ring-inset">
        <Icon name={section.icon} className="size-4" />
        {section.title}
        <Icon
          name="chevron-down"
          className="ml-auto size-4 transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="ml-5 border-l border-line pl-2">
        {section.links.map((link) => (
          <li key={link.path}>
            <SectionLink end to={link.path} className={LINK}>
              {link.title}
            </SectionLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The contract writes "other" if the bot names no rank. */
function rankOf({ rank }: Viewer): string {
  return !rank || rank === "other" ? STAFF.teamMember : rank;
}

function Person({ viewer }: { viewer: Viewer }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar id={viewer.id} avatar={viewer.avatar} size="md" />
      <p className="min-w-0 leading-snug">
        <PersonName name={viewer.username} className="font-600" />
        <span className="block truncate text-sm text-muted">{rankOf(viewer)}</span>
      </p>
    </div>
  );
}

/** How many appeals wait; screen readers hear "3 open". */
function Open({ count }: { count: number }) {
  return (
    <span className="figures ml-auto rounded-full bg-line px-2 py-0.5 text-text">
      <span>{STAFF.openAppeals(count)}</span>
      <span className="sr-only"> {STAFF.open}</span>
    </span>
  );
}

/**
 * The staff area's sidebar: viewer, links, collapsible sections. On smaller screens a button opens
 * it. `waiting` is the number of open appeals, null if unknown.
 */
export function Sidebar({ viewer, waiting }: { viewer: Viewer; waiting: number | null }) {
  const { pathname } = useLocation();
  const rank = viewer.rank ?? "";
  // The path at which the menu was opened: following a link closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;
  return (
    <aside className="min-w-0 xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto xl:py-1">
      <div className="flex items-center justify-between gap-3">
        <Person viewer={viewer} />
        <Button
          size="sm"
          icon={open ? "x" : "menu"}
          aria-expanded={open}
          aria-controls="staff-menu"
          onClick={() => setOpenAt(open ? null : pathname)}
          className="shrink-0 xl:hidden"
        >
          {STAFF.menu}
        </Button>
      </div>
      <nav
        id="staff-menu"
        aria-label={STAFF.nav}
        className={`mt-4 max-xl:card max-xl:p-2 sm:max-xl:grid-cols-3 sm:max-xl:gap-2 ${open ? "grid items-start xl:block" : "hidden xl:block"}`}
      >
        <ul>
          {staffLinksFor(rank).map((link) => (
            <li key={link.path}>
              <SectionLink to={link.path} className={LINK}>
                <Icon name={link.icon} className="size-4" />
                {link.title}{" "}
                {link.path === APPEALS_PATH && waiting ? <Open count={waiting} /> : null}
              </SectionLink>
            </li>
          ))}
        </ul>
        {staffSectionsFor(rank).map((section) => (
          <Section key={section.path} section={section} pathname={pathname} />
        ))}
      </nav>
    </aside>
  );
}
