import { TEAM } from "../content/team.ts";
import type { Member, Profiles } from "../contract/person.ts";
import { EmptyPanel } from "../ui/panel.tsx";
import { byRank } from "./by-rank.ts";
import { MemberCard } from "./member-card.tsx";

export interface TeamData {
  members: Member[];
  people: Profiles;
}

/** Leaves no card alone in the last row: it takes the whole row of two, or rows of four have three. */
const CARDS =
  "grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(9.5rem,34%)),1fr))] gap-3 sm:gap-4 max-lg:[&>:last-child:nth-child(odd)]:col-span-full lg:grid-cols-4 lg:[&:has(>:last-child:nth-child(4n+5))]:grid-cols-3";

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
