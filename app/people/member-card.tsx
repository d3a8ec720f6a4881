import { rankInfo } from "../content/ranks.ts";
import type { Member, UserData } from "../contract/person.ts";
import { KEPT_FOR, usePerson } from "./use-person.ts";
import { useSeen } from "../live/hooks/use-seen.ts";
import { Badge } from "../ui/badge.tsx";
import { Activity } from "./activity.tsx";
import { Avatar } from "./avatar.tsx";
import { bannerAddress, bannerColor } from "./cdn.ts";
import { nameOf } from "./name.ts";
import { Picture } from "./picture.tsx";
import { Socials } from "./socials.tsx";

function Banner({ id, user }: { id: string; user: UserData | null }) {
  const address = bannerAddress(id, user?.banner);
  const color = bannerColor(user?.banner_color);
  return (
    <div
      className="h-24 overflow-hidden bg-accent-deep"
      style={color ? { backgroundColor: color } : undefined}
    >
      {address ? (
        <Picture src={address} alt="" loading="lazy" className="h-full w-full object-cover" />
      ) : null}
    </div>
  );
}

interface MemberCardProps {
  member: Member;
  /** Undefined: not looked up yet. */
  known: UserData | null | undefined;
}

/** A member of the team (§2): banner, avatar, name, rank badge, activity and links. */
export function MemberCard({ member, known }: MemberCardProps) {
  const { ref, isSeen } = useSeen<HTMLLIElement>();
  const user = usePerson(isSeen ? member.user_id : null, known, KEPT_FOR.team);
  const name = user?.user ?? user?.username ?? member.username ?? nameOf(member.user_id, null);
  const info = rankInfo(member.rank);
  return (
    <li ref={ref} className="card flex flex-col overflow-hidden">
      <Banner id={member.user_id} user={user} />
      <div className="flex flex-1 flex-col gap-4 px-5 pb-5">
        {/* The badge stands apart from the name, which may change its length once it is known. */}
        <div className="-mt-10 -mb-1 flex items-end justify-between gap-3">
          <div className="w-fit shrink-0 rounded-full border-4 border-surface">
            <Avatar id={member.user_id} avatar={user?.avatar} size="lg" />
          </div>
          <Badge tone={info.tone}>{info.rank === "Other" ? member.rank : info.rank}</Badge>
        </div>
        <h3 className="title-3 min-w-0 overflow-hidden break-words">
          <bdi>{name}</bdi>
        </h3>
        <Activity activity={user?.activity} />
        <div className="mt-auto">
          <Socials socials={member.socials} name={name} />
        </div>
      </div>
    </li>
  );
}
