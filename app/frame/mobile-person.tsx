import { useNavigate } from "react-router";
import { ACCOUNT } from "../content/frame/frame.ts";
import { hasYou } from "../content/you/nav.static.ts";
import { isStaff, type Viewer } from "../contract/person.ts";
import { logout } from "../live/session/logout.ts";
import { Avatar } from "../people/avatar.tsx";
import { PersonName } from "../people/person-name.tsx";
import { Button, ButtonSiteLink } from "../ui/button.tsx";

/** The signed-in person in the mobile menu. `onDone` closes the menu. */
export function MobilePerson({ viewer, onDone }: { viewer: Viewer; onDone: () => void }) {
  const navigate = useNavigate();
  async function leave() {
    if (!(await logout())) return;
    onDone();
    await navigate("/");
  }
  return (
    <section className="card flex flex-col gap-3 p-4">
      <p className="flex items-center gap-3">
        <Avatar id={viewer.id} avatar={viewer.avatar} size="md" />
        <PersonName name={viewer.username} className="text-lg font-600" />
      </p>
      <div className="flex flex-wrap gap-2">
        {isStaff(viewer) && (
          <ButtonSiteLink to="/staff" icon="shield" onClick={onDone} className="grow">
            {ACCOUNT.staff}
          </ButtonSiteLink>
        )}
        {hasYou && (
          <ButtonSiteLink to="/me" icon="user" onClick={onDone} className="grow">
            {ACCOUNT.you}
          </ButtonSiteLink>
        )}
        <Button icon="log-out" onClick={() => void leave()} className="grow">
          {ACCOUNT.logout}
        </Button>
      </div>
    </section>
  );
}
