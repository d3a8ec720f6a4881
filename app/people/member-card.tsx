import { RANKS, rankInfo } from "../content/ranks.ts";
import type { Member, UserData } from "../contract/person.ts";
import { useProfiles } from "./use-profiles.ts";
import { useInView } from "../live/hooks/use-in-view.ts";
import { Badge } from "../ui/badge.tsx";
import { Activity } from "./activity.tsx";
import { Avatar } from "./avatar.tsx";
import { bannerAddress, bannerColor } from "./cdn.ts";
import { nameOf, pendingOf } from "./person-name.tsx";
import { Picture } from "./picture.tsx";
import { Socials } from "./socials.tsx";

function Banner({ id, user }: { id: string; user: UserData | null | undefined }) {
  const address = bannerAddress(id, user?.banner);
  const color = bannerColor(user?.banner_color);
  return (
    <div
      className="h-16 overflow-hidden bg-accent-deep sm:h-24"
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
  /** From the server; undefined if it didn't look. */
  known: UserData | null | undefined;
}

export function MemberCard({ member, known }: MemberCardProps) {
  const { ref, isInView } = useInView<HTMLLIElement>();
  const isWanted = isInView && known === undefined;
  const looked = useProfiles("people", isWanted ? [member.user_id] : []);
  const user = known === undefined ? looked[member.user_id] : known;
  const name = user?.user ?? user?.username ?? member.username ?? nameOf(member.user_id, null);
  const info = rankInfo(member.rank);
  return (
    <li ref={ref} className="card flex flex-col overflow-hidden">
      <Banner id={member.user_id} user={user} />
      <div className="flex flex-1 flex-col gap-3 px-3 pb-5 xl:px-5">
        {/* Not beside the name, whose length changes with the profile. */}
        <div className="-mt-10 -mb-1 flex flex-wrap items-end justify-between gap-3">
          <div className="w-fit shrink-0 rounded-full border-4 border-surface">
            <Avatar id={member.user_id} avatar={user?.avatar} size="lg" />
          </div>
          <Badge tone={info.hue}>{info === RANKS.at(-1) ? member.rank : info.rank}</Badge>
        </div>
        <h3 className="title-3 min-w-0 overflow-hidden break-words">
          <bdi data-pending={name === member.user_id ? pendingOf(user, isInView) : undefined}>
            {name}
          </bdi>
        </h3>
        <Activity activity={user?.activity} />
        <div className="mt-auto">
          <Socials socials={member.socials} name={name} />
        </div>
      </div>
    </li>
  );
}
