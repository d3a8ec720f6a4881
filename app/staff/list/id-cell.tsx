import { Link } from "react-router";
import type { Profiles } from "../../contract/person.ts";
import { nameOf } from "../../people/name.ts";
import { PersonName } from "../../people/person-name.tsx";
import { isDigits } from "../../contract/digits.ts";

interface PersonIdProps {
  id: string;
  /** Without it the id is a server's, which has no name. */
  names?: Profiles;
}

/** An id with the name that belongs to it, leading to everything known about it. */
export function IdCell({ id, names }: PersonIdProps) {
  if (id === "") return <span className="text-muted">–</span>;
  const user = names?.[id];
  const name = user ? nameOf(id, user) : null;
  return (
    <span className="flex min-h-11 flex-col pt-0.5 leading-snug">
      {name !== null && name !== id ? (
        <PersonName name={name} className="font-600 md:max-w-36" />
      ) : null}
      <span className="text-sm figures">
        {isDigits(id) ? (
          <Link to={`/staff/lookup?id=${id}`} className="link">
            {/* Two words, so that a narrow column breaks between them and not within the id. */}
            {user === null ? `Unknown (${id})` : id}
          </Link>
        ) : (
          <span className="wrap-anywhere">{id}</span>
        )}
      </span>
    </span>
  );
}
