import { useNavigate } from "react-router";
import { SITE } from "../content/site.ts";
import type { Viewer } from "../contract/person.ts";
import { useTeam } from "../live/use-team.ts";
import { logout, useViewer } from "../live/use-viewer.ts";
import { Avatar } from "../people/avatar.tsx";
import { Button, ButtonAnchor, ButtonLink } from "../ui/button.tsx";
import { useLogin } from "./use-login.ts";
import { FRAME } from "./words.ts";

/** Who is looking, in the mobile menu (§2). `onDone` closes the menu. */
export function MobileViewer({ onDone }: { onDone: () => void }) {
  const now = useViewer();
  const login = useLogin();
  if (now.state === "signed-in") return <Person viewer={now.viewer} onDone={onDone} />;
  if (now.state === "loading") {
    return (
      <p role="status" className="btn animate-pulse border-line bg-raised text-muted">
        {FRAME.loading}
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      {now.state === "failed" && <p className="text-quiet">{now.error}</p>}
      {now.state === "failed" ? (
        <Button icon="refresh" onClick={now.retry}>
          {SITE.tryAgain}
        </Button>
      ) : (
        <ButtonAnchor href={login} variant="primary" icon="discord">
          {SITE.login}
        </ButtonAnchor>
      )}
    </div>
  );
}

function Person({ viewer, onDone }: { viewer: Viewer; onDone: () => void }) {
  const { isMember } = useTeam();
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
        <bdi className="min-w-0 truncate text-lg font-600">{viewer.username}</bdi>
      </p>
      <div className="flex flex-wrap gap-2">
        {(viewer.rank !== null || isMember(viewer.id)) && (
          <ButtonLink to="/staff" icon="shield" className="grow">
            {FRAME.staff}
          </ButtonLink>
        )}
        <Button icon="log-out" onClick={() => void leave()} className="grow">
          {FRAME.logout}
        </Button>
      </div>
    </section>
  );
}
