import { ACCOUNT } from "../content/frame/frame.ts";
import { hasYou } from "../content/you/nav.static.ts";
import { isStaff, type Viewer } from "../contract/person.ts";
import { logout } from "../live/session/logout.ts";
import { Avatar } from "../people/avatar.tsx";
import { PersonName } from "../people/person-name.tsx";
import { Icon } from "../ui/icon.tsx";
import { Menu } from "./menu.tsx";
import { closeMenu } from "./nav-entry.tsx";
import { SiteLink } from "../ui/site-link.tsx";

const ITEM =
  "flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-start transition-colors duration-150 hover:bg-hover focus-ring";

export function PersonMenu({ viewer }: { viewer: Viewer }) {
  return (
    <Menu
      name="user"
      label={`${ACCOUNT.menu} ${viewer.username}`}
      buttonClass="flex min-h-11 max-w-56 cursor-pointer items-center gap-2.5 rounded-control border border-line bg-surface py-1 ps-1.5 pe-3 transition-colors duration-150 hover:bg-raised focus-ring"
      panelClass="w-56"
      trigger={
        <>
          <Avatar id={viewer.id} avatar={viewer.avatar} size="sm" />
          <PersonName name={viewer.username} className="font-600 lg:max-xl:hidden" />
          <Icon name="chevron-down" className="text-muted transition-transform duration-150" />
        </>
      }
    >
      {isStaff(viewer) && (
        <SiteLink to="/staff" onClick={closeMenu} className={ITEM}>
          <Icon name="shield" className="text-lg text-accent-light" />
          {ACCOUNT.staff}
        </SiteLink>
      )}
      {hasYou && (
        <SiteLink to="/me" onClick={closeMenu} className={ITEM}>
          <Icon name="user" className="text-lg text-accent-light" />
          {ACCOUNT.you}
        </SiteLink>
      )}
      <button type="button" onClick={() => void logout()} className={ITEM}>
        <Icon name="log-out" className="text-lg text-muted" />
        {ACCOUNT.logout}
      </button>
    </Menu>
  );
}
