import { formatDate } from "../format/date.ts";
import { formatCount } from "../format/number.ts";
import { Avatar } from "../people/avatar.tsx";
import type { RankGroup } from "../people/by-rank.ts";
import { Badge } from "../ui/badge.tsx";
import { Table, Td, Th } from "../ui/table.tsx";
import type { MemberRow } from "./overview.ts";

/** Messages per member of one rank over the chosen range. */
export function MemberTable({ group }: { group: RankGroup<MemberRow> }) {
  const { info, members } = group;
  return (
    <section aria-labelledby={`activity-${info.rank}`}>
      <h3 id={`activity-${info.rank}`} className="mb-3">
        <Badge tone={info.tone}>{info.heading}</Badge>
      </h3>
      <Table label={`Messages of ${info.heading}`}>
        <thead>
          <tr>
            <Th>Member</Th>
            <Th className="text-right">Messages</Th>
            <Th className="text-right">Last active</Th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr key={member.user_id}>
              <Td>
                <span className="flex min-w-0 items-center gap-3">
                  <Avatar id={member.user_id} avatar={member.avatar} size="sm" />
                  <bdi className="truncate">{member.name}</bdi>
                </span>
              </Td>
              <Td className="text-right leading-8 figures">{formatCount(member.messages)}</Td>
              <Td className="whitespace-nowrap text-right leading-8 figures">
                {member.lastDay ? formatDate(Date.parse(member.lastDay)) : "–"}
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
