import type { UserData } from "../contract/person.ts";
import { Card } from "../ui/card.tsx";
import { Activity } from "./activity.tsx";
import { Avatar } from "./avatar.tsx";
import { nameOf } from "./name.ts";

/** Who a page is about (§2): picture, name, id and what they are doing. */
export function UserCard({ id, user }: { id: string; user: UserData | null }) {
  const name = nameOf(id, user);
  const isNamed = name !== id;
  return (
    <Card className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <div className="flex min-w-0 flex-[1_1_18rem] items-center gap-4 sm:gap-5">
        <Avatar id={id} avatar={user?.avatar} size="lg" />
        <div className="min-w-0">
          <p className={isNamed ? "title-2 truncate" : "title-3 figures break-all"}>
            <bdi>{name}</bdi>
          </p>
          {isNamed && <p className="text-quiet figures">{id}</p>}
        </div>
      </div>
      <Activity activity={user?.activity} />
    </Card>
  );
}
