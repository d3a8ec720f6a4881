import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { STAFF } from "../../content/staff.ts";
import type { ActivityRange } from "../../contract/range.ts";
import { useNames } from "../../people/use-names.ts";
import { Busy } from "../list/busy.tsx";
import { FilterForm } from "../list/filter-form.tsx";
import { MEMBER_COLUMNS, MemberTable } from "./member-table.tsx";
import { BY_RANK, MEMBER_KEYS, named, quietMembers, sortedMembers } from "./members.ts";
import { type TeamActivity } from "./overview.ts";
import { QuietLine } from "./quiet-line.tsx";
import { RankChart } from "./rank-chart.tsx";
import { sortOf } from "../list/list-query.ts";
import { SortSelect } from "../list/sort-select.tsx";

/** Who was active in the range: charts by rank, and the members as a table. */
export default function Team({ team, range }: { team: TeamActivity; range: ActivityRange }) {
  const [query] = useSearchParams();
  // Lines draw themselves in once; a range switch shows them at once (§9).
  const [first] = useState(range);
  const members = team.groups.flatMap((group) => group.members);
  const names = useNames(members.filter((row) => !row.resolved).map((row) => row.user_id));
  const groups = useMemo(() => named(team.groups, names), [team.groups, names]);
  const sort = sortOf(query.get("sort"), MEMBER_KEYS, BY_RANK);
  return (
    <Busy>
      <QuietLine quiet={quietMembers(groups)} />
      <div className="grid gap-4 md:grid-cols-2 [&>:last-child:nth-child(odd)]:col-span-full">
        {groups.map((group) => (
          <RankChart
            key={group.info.rank}
            group={group}
            days={team.days}
            range={range}
            animate={range === first}
          />
        ))}
      </div>
      <h2 className="title-3 mt-4">{STAFF.members}</h2>
      <FilterForm label="Sort the members" className="md:hidden">
        <input type="hidden" name="range" value={range} />
        <SortSelect columns={MEMBER_COLUMNS} sort={sort} usual={BY_RANK} />
      </FilterForm>
      <MemberTable rows={sortedMembers(groups, sort)} sort={sort} />
    </Busy>
  );
}
