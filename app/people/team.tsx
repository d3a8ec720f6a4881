import { TEAM } from "../content/team.ts";
import type { Member, Profiles } from "../contract/person.ts";
import { EmptyPanel } from "../ui/panel.tsx";
import { byRank } from "./by-rank.ts";
import { MemberCard } from "./member-card.tsx";

export interface TeamData {
  members: Member[];
  people: Profiles;
}

const CARDS =
  "grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 [&>li]:[contain-intrinsic-size:auto_17rem] sm:[&>li]:[contain-intrinsic-size:auto_19rem]";

/** The team by rank, each rank with its heading and tagline. */
export function TeamView({ members, people }: TeamData) {
  if (members.length === 0) return <EmptyPanel title={TEAM.emptyTitle} text={TEAM.emptyText} />;
  return (
    <div>
      {byRank(members).map(({ info, members: group }) => (
        <section key={info.rank} aria-labelledby={`rank-${info.rank}`} className="mb-12">
          <h2 id={`rank-${info.rank}`} className="title-2">
            {info.heading}
          </h2>
          <p className="mb-5 mt-1 text-muted">{info.tagline}</p>
          <ul className={CARDS}>
            {group.map((member) => (
              <MemberCard key={member.user_id} member={member} known={people[member.user_id]} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
