import { BUILDER } from "../../content/embed.ts";
import { numbered } from "../../format/numbered.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Problem } from "../lint.ts";
import { placeName } from "../field-paths.ts";
import type { Edit } from "../reducer.ts";

interface ChecksPanelProps {
  problems: readonly Problem[];
  edit: (edit: Edit) => void;
  onGoTo: (problem: Problem) => void;
}

const SIGNS = {
  error: { icon: "alert-triangle", tone: "text-down", word: "Error" },
  warning: { icon: "alert-triangle", tone: "text-warn", word: "Warning" },
  note: { icon: "info", tone: "text-muted", word: "Note" },
} as const;

/** What stands between the embed and a message: each leads to its character, some mend themselves. */
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
          {numbered(problems).map(({ place, item }) => (
            <Check key={place} problem={item} edit={edit} onGoTo={onGoTo} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Check({
  problem,
  edit,
  onGoTo,
}: { problem: Problem } & Pick<ChecksPanelProps, "edit" | "onGoTo">) {
  const { icon, tone, word } = SIGNS[problem.level];
  const { repair } = problem;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <button
        type="button"
        onClick={() => onGoTo(problem)}
        className="flex min-h-11 min-w-0 grow basis-56 cursor-pointer items-start gap-2.5 rounded-md py-1.5 text-left text-sm hover:bg-raised focus-ring"
      >
        <Icon name={icon} className={`mt-0.5 text-base ${tone}`} />
        <span className="min-w-0">
          <span className="sr-only">{`${word}: `}</span>
          <span className="font-600">{placeName(problem.place)}</span>
          {problem.at > 0 && (
            <span className="text-muted tabular-nums">{`, character ${problem.at + 1}`}</span>
          )}
          <span className="block text-muted">{problem.text}</span>
        </span>
      </button>
      {repair && (
        <Button size="sm" variant="secondary" icon="wrench" onClick={() => edit(repair.edit)}>
          {repair.label}
        </Button>
      )}
    </li>
  );
}
