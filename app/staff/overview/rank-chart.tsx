import { useMemo } from "react";
import { Chart } from "../../charts/chart.tsx";
import { OVERVIEW, RANGE_LABELS } from "../../content/staff/overview.ts";
import type { ActivityRange } from "../../contract/range.ts";
import { formatCount } from "../../format/number.ts";
import type { RankGroup } from "../../people/by-rank.ts";
import { PersonName } from "../../people/person-name.tsx";
import { Badge } from "../../ui/badge.tsx";
import { colorOf, chartSeries, messagesText } from "./chart-series.ts";
import type { MemberRow } from "./overview.ts";

interface RankChartProps {
  group: RankGroup<MemberRow>;
  days: readonly string[];
  range: ActivityRange;
  animate: boolean;
}

/** The activity of one rank, one line per member. */
export function RankChart({ group, days, range, animate }: RankChartProps) {
  const { info, members } = group;
  const series = useMemo(() => chartSeries(members, days), [members, days]);
  const total = members.reduce((sum, { messages }) => sum + messages, 0);
  const id = `activity-${info.rank}`;
  return (
    <section aria-labelledby={id} className="card flex min-w-0 flex-col gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={id}>
          <Badge tone={info.hue}>{info.heading}</Badge>
        </h3>
        <p className="text-quiet figures">{messagesText(total)}</p>
      </div>
      <Chart
        // The chart library caches by chart: another range needs a new instance.
        key={range}
        id={`${id}-${range}`}
        label={OVERVIEW.chartLabel(info.heading, RANGE_LABELS[range])}
        series={series}
        unit="day"
        isNamed
        describe={messagesText}
        animate={animate}
      />
      <ul
        aria-label={OVERVIEW.linesOf(info.heading)}
        className="flex flex-wrap gap-x-4 gap-y-1 text-sm"
      >
        {members.map((member, index) => (
          <li key={member.user_id} className="flex min-w-0 items-center gap-2">
            <span
              aria-hidden="true"
              className="h-0.75 w-4 shrink-0 rounded-full"
              style={{ background: colorOf(index), forcedColorAdjust: "none" }}
            />
            <PersonName name={member.name} />
            <span className="text-muted figures">{formatCount(member.messages)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
