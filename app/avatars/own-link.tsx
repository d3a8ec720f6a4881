import { Link } from "react-router";
import { AVATARS } from "../content/avatars.ts";
import { SITE } from "../content/site.ts";
import { useLogin } from "../live/session/login.ts";
import { useViewer } from "../live/session/viewer.ts";

/** A link to the viewer's own history, where it can be hidden, or 'Login'. */
export function OwnLink() {
  const { viewer } = useViewer();
  const login = useLogin();
  return (
    <p className="flex min-h-11 items-center text-sm text-muted">
      <span>
        {viewer ? (
          <Link to={`/avatars/${viewer.id}`} className="link">
            {AVATARS.own}
          </Link>
        ) : (
          <a {...login} className="link">
            {SITE.login}
          </a>
        )}
        <span>{viewer ? AVATARS.ownNote : AVATARS.loginNote}</span>
      </span>
    </p>
  );
}
