import { useEffect } from "react";
import { Link } from "react-router";
import { LOOKUP as TEXT } from "../../content/staff/lookup.ts";
import { readStored, useStored } from "../../live/hooks/use-stored.ts";
import { LOOKED_UP } from "../../live/session/stored-keys.ts";
import { nameOf } from "../../people/person-name.tsx";
import { useProfiles } from "../../people/use-profiles.ts";
import { parseRecent, withRecent } from "./recent.ts";

interface RecentIdsProps {
  /** Who is signed in. */
  person: string;
  /** The current look-up's ID. */
  id: string | null;
  /** Only without a result, so that nothing below it moves. */
  isShown: boolean;
}

/** Keeps the IDs looked up in this tab, for this sign-in, and links them. */
export function RecentIds({ person, id, isShown }: RecentIdsProps) {
  const [text, store] = useStored(LOOKED_UP, "");
  // The tab's storage.
  useEffect(() => {
    if (id !== null)
      store(withRecent(parseRecent(readStored(LOOKED_UP) ?? "", person), id, person));
  }, [id, person, store]);
  const shown = isShown ? parseRecent(text, person) : [];
  const names = useProfiles("staffPeople", shown);
  if (shown.length === 0) return null;
  return (
    <nav aria-label={TEXT.recent} className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <span className="text-muted">{TEXT.recent}</span>
      {shown.map((other) => (
        <Link
          key={other}
          to={`/staff/lookup?id=${other}`}
          title={other}
          className="link inline-flex min-h-8 items-center figures max-md:min-h-11"
        >
          <bdi className="max-w-40 truncate">{nameOf(other, names[other])}</bdi>
        </Link>
      ))}
      <button
        type="button"
        onClick={() => store("")}
        className="btn btn-ghost min-h-8 px-2 text-sm max-md:min-h-11"
      >
        {TEXT.forgetRecent}
      </button>
    </nav>
  );
}
