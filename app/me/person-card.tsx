import { OWN_DATA } from "../content/you/data.ts";
import type { SignedInPerson } from "../contract/you.ts";
import { Avatar } from "../people/avatar.tsx";
import { PersonName } from "../people/person-name.tsx";
import { Card } from "../ui/card.tsx";
import { LocalTime } from "./local-time.tsx";

/** Who is signed in, and since when. */
export function PersonCard({ person }: { person: SignedInPerson }) {
  const { id, username, avatar, signedInAt } = person;
  return (
    <Card as="section" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Avatar id={id} avatar={avatar} size="md" />
      <div className="min-w-0 grow">
        <PersonName name={username} className="text-lg font-600" />
        <p className="figures text-quiet">{id}</p>
      </div>
      <p className="text-quiet">
        {OWN_DATA.signedInSince} <LocalTime at={signedInAt} />
      </p>
    </Card>
  );
}
