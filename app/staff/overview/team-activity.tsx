import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { OVERVIEW } from "../../content/staff/overview.ts";
import type { ActivityRange } from "../../contract/range.ts";
import { formatCount } from "../../format/number.ts";
import { PersonName } from "../../people/person-name.tsx";
import { useProfiles } from "../../people/use-profiles.ts";
import { Icon } from "../../ui/icon.tsx";
import { FilterForm } from "../list/filter-form.tsx";
import { parseSort } from "../list/list-query.ts";
import { BusyOverlay } from "../list/list-results.tsx";
import { SortSelect } from "../list/sort-select.tsx";
import { formatLastDay, MEMBER_COLUMNS, MemberTable } from "./member-table.tsx";
import {
  COMPARATORS,
  DEFAULT_SORT,
  inactiveMembers,
  sortedMembers,
  withNames,
  type RankedRow,
} from "./members.ts";
import type { TeamActivity as Team } from "./overview.ts";
import { RankChart } from "./rank-chart.tsx";

/** The team's messages in a range: who wrote none, a chart per rank, and a table of all members. */
export function TeamActivity({ team, range }: { team: Team; range: ActivityRange }) {
  const [query] = useSearchParams();
  // Charts animate when the page opens, not after a change of the range.
  const [initialRange] = useState(range);
  const members = team.groups.flatMap((group) => group.members);
  const names = useProfiles(
    "staffPeople",
    members.filter((row) => !row.resolved).map((row) => row.user_id),
  );
  const groups = useMemo(() => withNames(team.groups, names), [team.groups, names]);
  const sort = parseSort(query.get("sort"), COMPARATORS, DEFAULT_SORT);
  return (
    <BusyOverlay>
      {team.cutTo === null ? null : (
        <p className="text-sm text-warn">{OVERVIEW.cutActivity(formatCount(team.cutTo))}</p>
      )}
      <InactiveMembers members={inactiveMembers(groups)} />
      <div className="grid gap-4 md:grid-cols-2 [&>:last-child:nth-child(odd)]:col-span-full">
        {groups.map((group) => (
          <RankChart
            key={group.info.rank}
            group={group}
            days={team.days}
            range={range}
            animate={range === initialRange}
          />
        ))}
      </div>
      <h2 className="title-3 mt-4">{OVERVIEW.members}</h2>
      <FilterForm label={OVERVIEW.sortMembers} className="md:hidden">
        <input type="hidden" name="range" value={range} />
        <SortSelect columns={MEMBER_COLUMNS} sort={sort} defaultSort={DEFAULT_SORT} />
      </FilterForm>
      <MemberTable rows={sortedMembers(groups, sort)} sort={sort} />
    </BusyOverlay>
  );
}

/** Names the members who were silent in the range. */
function InactiveMembers({ members }: { members: readonly RankedRow[] }) {
  if (members.length === 0) {
    return (
      <p className="flex items-center gap-2.5 text-muted">
        <Icon name="check" className="text-ok" />
        {OVERVIEW.everybodyWrote}
      </p>
    );
  }
  return (
    <div className="rounded-card border border-warn/40 bg-warn/8 px-4 py-3">
      <p className="font-600">{OVERVIEW.wroteNothing(members.length)}</p>
      <ul className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {members.map((member) => (
          <li key={member.user_id} className="flex min-w-0 items-baseline gap-2">
            <PersonName name={member.name} />
            <span className="shrink-0 text-sm text-muted figures">
              {member.lastDay
                ? OVERVIEW.lastActive(formatLastDay(member.lastDay))
                : OVERVIEW.neverActive}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
