import { IMPORT_WORDS } from "../../content/embed/import.ts";
import { numbered } from "../../format/numbered.ts";
import { lineOf, type CodeProblem } from "../lint-code.ts";
import { ProblemItem } from "./problem-item.tsx";

interface CodeChecksProps {
  code: string;
  problems: readonly CodeProblem[];
  onCode: (code: string) => void;
  onGoTo: (problem: CodeProblem) => void;
}

/** Others appear once these are solved. */
const MAX_SHOWN = 5;

/** Problems of pasted code with line and column. */
export function CodeChecks({ code, problems, onCode, onGoTo }: CodeChecksProps) {
  if (problems.length === 0) return null;
  return (
    <ul aria-label={IMPORT_WORDS.checks} className="grid grid-cols-1 divide-y divide-line">
      {numbered(problems.slice(0, MAX_SHOWN)).map(({ place, item: problem }) => {
        const { line, column } = lineOf(code, problem.at);
        return (
          <ProblemItem
            key={place}
            level={problem.level}
            title={
              <span className="font-600 tabular-nums">{IMPORT_WORDS.place(line, column)}</span>
            }
            text={problem.text}
            fixLabel={problem.fix?.label}
            onFix={() => problem.fix && onCode(problem.fix.code)}
            onGoTo={() => onGoTo(problem)}
          />
        );
      })}
    </ul>
  );
}
