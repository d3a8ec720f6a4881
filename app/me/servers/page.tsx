import { SITE } from "../../content/site.ts";
import { SERVERS } from "../../content/you/servers.ts";
import { SERVERS_CONSENT_PATH } from "../../content/you/servers-paths.ts";
import type { ServerFailure } from "../../contract/servers.ts";
import { useHydrated } from "../../live/hooks/use-hydrated.ts";
import { loginAddress } from "../../live/session/login.ts";
import { useViewer } from "../../live/session/viewer.ts";
import { ButtonAnchor } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyPanel } from "../../ui/panel.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { ServersView } from "./view.ts";
import { ServerList } from "./list.tsx";

interface MyServersProps {
  isSignedIn: boolean;
  /** Why a consent gave no list. */
  failure: ServerFailure | null;
  /** Null except right after a consent. */
  view: ServersView | null;
}

export function MyServers({ isSignedIn, failure, view }: MyServersProps) {
  const isGone = useIsGone(view?.person ?? null);
  if (!isSignedIn || isGone) return <SignIn hasLeft={isGone} />;
  if (!view) return <Ask failure={failure} />;
  if (view.servers.length > 0) return <ServerList view={view} />;
  return view.others === 0 ? (
    <EmptyPanel title={SERVERS.none} text={SERVERS.noneText} />
  ) : (
    <EmptyPanel title={SERVERS.noneManaged} text={SERVERS.noneManagedText(view.others)} />
  );
}

/** Whether the person who saw the list has signed out or changed, in any tab. */
function useIsGone(person: string | null): boolean {
  const isHydrated = useHydrated();
  const { state, viewer } = useViewer();
  if (person === null || !isHydrated) return false;
  return state === "signed-out" || (viewer !== null && viewer.id !== person);
}

function SignIn({ hasLeft }: { hasLeft: boolean }) {
  return (
    <Card as="section" className="flex max-w-2xl flex-col gap-4 md:p-6">
      <h2 className="title-3">{hasLeft ? SERVERS.signedOutHere : SERVERS.signedOut}</h2>
      <p className="prose text-muted">
        {hasLeft ? SERVERS.signedOutHereText : SERVERS.signedOutText}
      </p>
      <ButtonAnchor
        variant="primary"
        icon="discord"
        rel="nofollow"
        href={loginAddress("/me/servers", "")}
        className="self-start max-sm:w-full"
      >
        {SITE.login}
      </ButtonAnchor>
    </Card>
  );
}

function Ask({ failure }: { failure: ServerFailure | null }) {
  const said = failure && SERVERS.failures[failure];
  return (
    <Card as="section" className="flex max-w-2xl flex-col gap-4 md:p-6">
      {said && (
        <div role="alert" className="flex gap-3 rounded-control border border-warn/45 px-4 py-3">
          <Icon name="alert-triangle" className="mt-1 shrink-0 text-warn" />
          <div>
            <h2 className="font-600">{said.title}</h2>
            <p className="text-sm text-muted">{said.text}</p>
          </div>
        </div>
      )}
      <h2 className="title-3">{SERVERS.ask}</h2>
      {SERVERS.askText.map((text) => (
        <p key={text} className="prose text-muted">
          {text}
        </p>
      ))}
      <ButtonAnchor
        variant="primary"
        icon="discord"
        rel="nofollow"
        href={SERVERS_CONSENT_PATH}
        className="self-start max-sm:w-full"
      >
        {failure ? SERVERS.showAgain : SERVERS.show}
      </ButtonAnchor>
    </Card>
  );
}
