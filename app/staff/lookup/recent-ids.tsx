import { useEffect, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { LOOKUP as TEXT } from "../../content/staff/lookup.ts";
import { LOOKED_UP } from "../../live/session/looked-up.ts";
import { nameOf } from "../../people/name.ts";
import { useProfiles } from "../../people/use-profiles.ts";
import { parseRecent, withRecent } from "./recent.ts";

const listeners = new Set<() => void>();

function read(): string {
  try {
    return sessionStorage.getItem(LOOKED_UP) ?? "";
  } catch {
    return "";
  }
}

function write(text: string): void {
  try {
    sessionStorage.setItem(LOOKED_UP, text);
  } catch {
    // A convenience: where storage is blocked or full there are no recent IDs.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

interface RecentIdsProps {
  /** Whose sign-in it is. */
  person: string;
  /** What is looked up now. */
  id: string | null;
  /** While nothing is: below a result nothing moves. */
  isShown: boolean;
}

/** Remembers what is looked up in this tab, for this sign-in, and shows it as links. */
export default function RecentIds({ person, id, isShown }: RecentIdsProps) {
  const text = useSyncExternalStore(subscribe, read, () => "");
  useEffect(() => {
    if (id !== null) write(withRecent(parseRecent(read(), person), id, person));
  }, [id, person]);
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
        onClick={() => write("")}
        className="btn btn-ghost min-h-8 px-2 text-sm max-md:min-h-11"
      >
        {TEXT.forgetRecent}
      </button>
    </nav>
  );
}
