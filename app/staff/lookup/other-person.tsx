import { Link } from "react-router";
import { unknownPerson } from "../../content/staff/lists.ts";
import { isDigits } from "../../contract/digits.ts";
import type { Profiles } from "../../contract/person.ts";
import { nameOf } from "../../people/name.ts";
import { PersonName } from "../../people/person-name.tsx";

/** The person besides the one looked up, linked to their own look-up; a bot may also name a program. */
export function OtherPerson({ id, names }: { id: string; names: Profiles }) {
  if (!isDigits(id)) return <bdi className="wrap-anywhere">{id}</bdi>;
  return (
    <Link to={`/staff/lookup?id=${id}`} className="link">
      <PersonName inline name={nameIn(names, id)} />
    </Link>
  );
}

/** A person's name; an id that the bot does not know says so. */
export function nameIn(names: Profiles, id: string): string {
  return names[id] === null ? unknownPerson(id) : nameOf(id, names[id]);
}
