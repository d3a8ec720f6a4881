import type { ReactNode } from "react";
import { Link } from "react-router";
import { LISTS } from "../../content/staff/lists.ts";
import type { Profiles } from "../../contract/person.ts";
import { nameOf, PersonName } from "../../people/person-name.tsx";
import { isDigits } from "../../contract/digits.ts";
import { useSees } from "./use-sees.ts";

interface IdCellProps {
  id: string;
  /** Missing for a server's id, which has no name. */
  names?: Profiles;
  /** Shows the whole id only on wide screens and in the link's tip. */
  isBrief?: boolean;
}

/** The user's name and the id on one line, linked to the look-up; phones show the name alone. */
export function IdCell({ id, names, isBrief = false }: IdCellProps) {
  if (id === "") return <span className="text-muted">{LISTS.none}</span>;
  if (!isDigits(id)) return <span className="block text-sm wrap-anywhere">{id}</span>;
  const user = names?.[id];
  const name = nameOf(id, user);
  if (name === id) {
    return (
      <LookUpLink
        id={id}
        title={isBrief ? id : undefined}
        className={`inline-block max-w-full py-0.75 text-sm figures wrap-anywhere lg:whitespace-nowrap ${isBrief ? "align-bottom md:truncate md:max-2xl:max-w-28" : ""}`}
      >
        {user === null ? <Unknown id={id} /> : id}
      </LookUpLink>
    );
  }
  return (
    <span className="flex min-w-0 items-baseline gap-x-2">
      <LookUpLink id={id} title={id} className="inline-block min-w-6 py-0.75 font-600">
        <PersonName name={name} className="max-w-44 md:max-w-28" />
      </LookUpLink>
      <span
        className={`text-xs text-muted figures select-all max-lg:hidden ${isBrief ? "max-2xl:hidden" : ""}`}
      >
        {id}
      </span>
    </span>
  );
}

/** Phones show the id alone, which leaves room on its line. */
function Unknown({ id }: { id: string }) {
  const [before, after] = LISTS.unknownPerson(id).split(id);
  return (
    <>
      {/* The space at its end lets a narrow column break there instead of within the id. */}
      <span className="max-md:sr-only">{before}</span>
      <span>{id}</span>
      <span className="max-md:sr-only">{after}</span>
    </>
  );
}

interface LookUpLinkProps {
  id: string;
  title?: string;
  className: string;
  children: ReactNode;
}

/** A link to the look-up; text alone for ranks that may not see it. */
function LookUpLink({ id, className, ...props }: LookUpLinkProps) {
  if (!useSees("lookup")) return <span className={className} {...props} />;
  return <Link to={`/staff/lookup?id=${id}`} className={`link ${className}`} {...props} />;
}
