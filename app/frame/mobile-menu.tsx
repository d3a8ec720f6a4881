import { useRef, type MouseEvent } from "react";
import { useLocation } from "react-router";
import { FRAME } from "../content/frame/frame.ts";
import { MOBILE_GROUPS, type NavGroup } from "../content/frame/navigation.ts";
import { Icon } from "../ui/icon.tsx";
import { Invite } from "./invite.tsx";
import { Logo } from "./logo.tsx";
import { MobileUserMenu } from "./user-menu.tsx";
import { NavEntry } from "./nav-entry.tsx";
import { useNavigated } from "./use-navigated.ts";
import { LanguageLinks } from "./language-links.tsx";

const ID = "mobile-menu";
const ICON_BUTTON =
  "grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-text transition-colors duration-150 hover:bg-raised focus-ring";

/** Invoker commands open and close the dialog without scripts in browsers that have them. */
const OPENS = { command: "show-modal", commandfor: ID };
const CLOSES = { command: "close", commandfor: ID };

/** The menu on small screens: a dialog over the whole page. */
export function MobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const currentGroup = groupOf(pathname);
  const close = () => dialog.current?.close();
  useNavigated(close);

  // For browsers without invoker commands.
  function show({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    if (!("commandForElement" in currentTarget)) dialog.current?.showModal();
  }

  return (
    <div className="shrink-0 lg:hidden">
      <button
        type="button"
        aria-label={FRAME.openMenu}
        aria-haspopup="dialog"
        aria-controls={ID}
        onClick={show}
        className={ICON_BUTTON}
        {...OPENS}
      >
        <Icon name="menu" className="text-2xl" />
      </button>
      <dialog
        ref={dialog}
        id={ID}
        aria-label={FRAME.menuTitle}
        className="m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-hidden border-0 bg-ink p-0 text-text open:flex"
      >
        <div className="wrap flex h-16 shrink-0 items-center justify-between border-b border-line">
          <Logo />
          <button
            type="button"
            aria-label={FRAME.closeMenu}
            onClick={close}
            className={ICON_BUTTON}
            {...CLOSES}
          >
            <Icon name="x" className="text-2xl" />
          </button>
        </div>
        <div className="wrap flex grow flex-col gap-2 overflow-y-auto overscroll-contain py-4">
          <Invite />
          <MobileUserMenu onDone={close} />
          <nav aria-label={FRAME.mainMenu}>
            {MOBILE_GROUPS.map((group) => (
              <Group key={group.title} group={group} isOpen={group === currentGroup} />
            ))}
          </nav>
          <LanguageLinks />
        </div>
      </dialog>
    </div>
  );
}

/** The group that the page belongs to, else the last, shortest one. */
function groupOf(pathname: string): NavGroup | undefined {
  const own = MOBILE_GROUPS.find(({ items }) =>
    items.some(({ path }) => pathname.startsWith(path)),
  );
  return own ?? MOBILE_GROUPS.at(-1);
}

function Group({ group, isOpen }: { group: NavGroup; isOpen: boolean }) {
  return (
    // Uncontrolled, so visitors can fold it; the key resets it when the group changes.
    <details key={String(isOpen)} open={isOpen} className="group/nav border-b border-line">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between rounded-control px-1 text-lg font-600 focus-ring">
        {group.title}
        <Icon
          name="chevron-down"
          className="text-xl text-muted transition-transform duration-150 group-open/nav:rotate-180"
        />
      </summary>
      <ul className="grid gap-1 pb-3 sm:grid-cols-2">
        {group.items.map((item) => (
          <li key={item.path}>
            <NavEntry item={item} />
          </li>
        ))}
      </ul>
    </details>
  );
}
