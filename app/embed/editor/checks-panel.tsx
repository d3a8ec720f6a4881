import { memo } from "react";
import { CHECKS } from "../../content/embed/checks.ts";
import { BUILDER } from "../../content/embed/embed.ts";
import { formatCount } from "../../format/number.ts";
import { numbered } from "../../format/numbered.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Embed } from "../embed.ts";
import { labelOf } from "../field-paths.ts";
import { MAX_TOTAL } from "../limits.ts";
import { totalOf, type Problem } from "../lint.ts";
import type { Edit } from "../reducer.ts";
import { ProblemItem } from "./problem-item.tsx";

interface ChecksPanelProps {
  embed: Embed;
  edit: (edit: Edit) => void;
  problems: readonly Problem[];
  onGoTo: (problem: Problem) => void;
}

export const ChecksPanel = memo(function ChecksPanel(props: ChecksPanelProps) {
  const { embed, problems, edit, onGoTo } = props;
  /** As chat counts them for its limit of all texts. */
  const total = totalOf(embed);
  return (
    <section aria-labelledby="embed-checks" className="card p-5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="embed-checks" className="title-3">
          {BUILDER.checks}
        </h2>
        <span className={`text-xs tabular-nums ${total > MAX_TOTAL ? "text-down" : "text-muted"}`}>
          {CHECKS.totalOf(formatCount(total), formatCount(MAX_TOTAL))}
        </span>
      </div>
      {problems.length === 0 && (
        <p className="mt-2 flex items-center gap-2 text-sm text-muted">
          <Icon name="check" className="text-lg text-ok" />
          {BUILDER.noProblems}
        </p>
      )}
      {problems.length > 0 && (
        <ul className="mt-2 grid max-h-90 grid-cols-1 divide-y divide-line overflow-y-auto">
          {numbered(problems).map(({ place, item: problem }) => (
            <ProblemItem
              key={place}
              level={problem.level}
              title={<Title problem={problem} />}
              text={problem.text}
              fixLabel={problem.fix?.label}
              onFix={() => problem.fix && edit(problem.fix.edit)}
              onGoTo={() => onGoTo(problem)}
            />
          ))}
        </ul>
      )}
    </section>
  );
});

function Title({ problem: { level, path, at } }: { problem: Problem }) {
  return (
    <>
      <span className="sr-only">{`${CHECKS[level]}: `}</span>
      <span className="font-600">{labelOf(path)}</span>
      {at > 0 && <span className="text-muted tabular-nums">{CHECKS.character(at + 1)}</span>}
    </>
  );
}
