import { Link } from "react-router";
import { AVATARS } from "../content/avatars.ts";
import { useSite } from "../live/session/use-site.ts";
import { useViewer } from "../live/session/viewer.ts";
import { Icon } from "../ui/icon.tsx";
import { reportAddress } from "./history.ts";
import { OwnHistory } from "./own-history.tsx";

/** Under a person's card: hide or show for that person, a report link for everybody else. */
export function HistoryActions({ id }: { id: string }) {
  const { viewer } = useViewer();
  const { origin } = useSite();
  return (
    <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
      {viewer?.id === id ? (
        <OwnHistory id={id} />
      ) : (
        <Link
          to={reportAddress(origin, id)}
          className="inline-flex min-h-11 items-center gap-2 rounded-sm hover:text-text hover:underline focus-ring"
        >
          <Icon name="alert-triangle" className="size-4" />
          {AVATARS.report}
        </Link>
      )}
    </div>
  );
}
