import { Link } from "react-router";
import { LISTS } from "../../content/staff/lists.ts";
import { isDigits } from "../../contract/digits.ts";
import type { Profiles } from "../../contract/person.ts";
import { nameOf, PersonName } from "../../people/person-name.tsx";

/** The other person of an event, linked to their look-up; a bot may name a program instead. */
export function OtherPerson({ id, names }: { id: string; names: Profiles }) {
  if (!isDigits(id)) return <bdi className="wrap-anywhere">{id}</bdi>;
  return (
    <Link to={`/staff/lookup?id=${id}`} className="link">
      <PersonName inline name={nameIn(names, id)} />
    </Link>
  );
}

/** A person's name, or that the bot doesn't know the id. */
export function nameIn(names: Profiles, id: string): string {
  return names[id] === null ? LISTS.unknownPerson(id) : nameOf(id, names[id]);
}
