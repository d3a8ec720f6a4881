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
}

/** An id with the user's name, linked to the look-up of the id. */
export function IdCell({ id, names }: IdCellProps) {
  if (id === "") return <span className="text-muted">{LISTS.none}</span>;
  const user = names?.[id];
  const name = user ? nameOf(id, user) : null;
  return (
    <span className="flex min-h-11 flex-col pt-0.5 leading-snug">
      {name !== null && name !== id ? (
        <PersonName name={name} className="font-600 md:max-w-36" />
      ) : null}
      <span className="text-sm figures">
        {isDigits(id) ? (
          <Link to={`/staff/lookup?id=${id}`} className="link inline-block py-0.75">
            {/* A space before the id lets a narrow column break there instead of within the id. */}
            {user === null ? unknownPerson(id) : id}
          </Link>
        ) : (
          <span className="wrap-anywhere">{id}</span>
        )}
      </span>
    </span>
  );
}
