import { Link } from "react-router";
import { LISTS, unknownPerson } from "../../content/staff/lists.ts";
import type { Profiles } from "../../contract/person.ts";
import { nameOf } from "../../people/name.ts";
import { PersonName } from "../../people/person-name.tsx";
import { isDigits } from "../../contract/digits.ts";

interface IdCellProps {
  id: string;
  /** Without it the id is a server's, which has no name. */
  names?: Profiles;
  /** Leaves the id beside a name to wide screens and to the name's tip. */
  isBrief?: boolean;
}

/** The user's name and the id on one line, linked to the look-up; phones show the name alone. */
export function IdCell({ id, names, isBrief = false }: IdCellProps) {
  if (id === "") return <span className="text-muted">{LISTS.none}</span>;
  if (!isDigits(id)) return <span className="block text-sm wrap-anywhere">{id}</span>;
  const user = names?.[id];
  const name = nameOf(id, user);
  const address = `/staff/lookup?id=${id}`;
  if (name === id) {
    return (
      <Link
        to={address}
        className="link inline-block max-w-full py-0.75 text-sm figures wrap-anywhere lg:whitespace-nowrap"
      >
        {/* A space before the id lets a narrow column break there instead of within the id. */}
        {user === null ? unknownPerson(id) : id}
      </Link>
    );
  }
  return (
    <span className="flex min-w-0 items-baseline gap-x-2">
      <Link to={address} title={id} className="link inline-block min-w-6 py-0.75 font-600">
        <PersonName name={name} className="max-w-44 md:max-w-28" />
      </Link>
      <span
        className={`text-xs text-muted figures select-all max-lg:hidden ${isBrief ? "max-2xl:hidden" : ""}`}
      >
        {id}
      </span>
    </span>
  );
}
