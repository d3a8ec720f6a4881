import { numbered } from "../../format/numbered.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { lineOf, type CodeProblem } from "../lint-code.ts";

interface CodeChecksProps {
  code: string;
  problems: readonly CodeProblem[];
  onCode: (code: string) => void;
  onGoTo: (problem: CodeProblem) => void;
}

/** What is shown at once; the rest follows when these are mended. */
const MOST = 5;

/** What is wrong with pasted code, at which line and column. */
export function CodeChecks({ code, problems, onCode, onGoTo }: CodeChecksProps) {
  if (problems.length === 0) return null;
  return (
    <ul aria-label="Checks of the code" className="grid grid-cols-1 divide-y divide-line">
      {numbered(problems.slice(0, MOST)).map(({ place, item }) => {
        const { line, column } = lineOf(code, item.at);
        const { repair } = item;
        return (
          <li key={place} className="flex flex-wrap items-center gap-x-3 py-1.5">
            <button
              type="button"
              onClick={() => onGoTo(item)}
              className="flex min-h-11 grow basis-56 cursor-pointer items-start gap-2.5 rounded-md py-1.5 text-left text-sm hover:bg-raised focus-ring"
            >
              <Icon
                name={item.level === "note" ? "info" : "alert-triangle"}
                className={item.level === "error" ? "mt-0.5 text-down" : "mt-0.5 text-muted"}
              />
              <span>
                <span className="font-600 tabular-nums">{`Line ${line}, column ${column}`}</span>
                <span className="block text-muted">{item.text}</span>
              </span>
            </button>
            {repair && (
              <Button size="sm" icon="wrench" onClick={() => onCode(repair.code)}>
                {repair.label}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
