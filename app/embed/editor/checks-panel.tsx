import { BUILDER } from "../../content/embed.ts";
import { numbered } from "../../format/numbered.ts";
import { Icon } from "../../ui/icon.tsx";
import { labelOf } from "../field-paths.ts";
import type { Problem } from "../lint.ts";
import type { Edit } from "../reducer.ts";
import { ProblemItem } from "./problem-item.tsx";

interface ChecksPanelProps {
  problems: readonly Problem[];
  edit: (edit: Edit) => void;
  onGoTo: (problem: Problem) => void;
}

const LEVELS = { error: "Error", warning: "Warning", note: "Note" } as const;

/** The problems of the embed. */
export function ChecksPanel({ problems, edit, onGoTo }: ChecksPanelProps) {
  return (
    <section aria-labelledby="embed-checks" className="card p-5">
      <h2 id="embed-checks" className="title-3">
        {BUILDER.checks}
      </h2>
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
}

function Title({ problem: { level, path, at } }: { problem: Problem }) {
  return (
    <>
      <span className="sr-only">{`${LEVELS[level]}: `}</span>
      <span className="font-600">{labelOf(path)}</span>
      {at > 0 && <span className="text-muted tabular-nums">{`, character ${at + 1}`}</span>}
    </>
  );
}
