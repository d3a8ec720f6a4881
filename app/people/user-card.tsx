import type { ReactNode } from "react";
import type { UserData } from "../contract/person.ts";
import { Card } from "../ui/card.tsx";
import { Avatar } from "./avatar.tsx";
import { nameOf, PersonName } from "./person-name.tsx";

interface UserCardProps {
  id: string;
  user: UserData | null;
  /** Smaller, for staff pages. */
  isDense?: boolean;
  /** Beside the name. */
  children?: ReactNode;
}

/** The person of a page. */
export function UserCard({ id, user, isDense = false, children }: UserCardProps) {
  const name = nameOf(id, user);
  const isNamed = name !== id;
  const size = isNamed && !isDense ? "title-2" : "title-3";
  return (
    <Card className={`flex flex-wrap items-center gap-x-8 gap-y-3 ${isDense ? "py-3" : ""}`}>
      <div className="flex min-w-0 flex-[1_1_18rem] items-center gap-4 sm:gap-5">
        <Avatar id={id} avatar={user?.avatar} size={isDense ? "md" : "lg"} />
        <div className="min-w-0">
          <p className={size}>
            <PersonName name={name} />
          </p>
          {isNamed && <p className="text-quiet figures">{id}</p>}
        </div>
      </div>
      {children}
    </Card>
  );
}
