import { Link } from "react-router";
import { ALL_COMMANDS, COMMANDS_TEXT } from "../content/commands/commands.ts";
import { Button } from "../ui/button.tsx";
import { EmptyPanel } from "../ui/panel.tsx";
import type { Catalogue } from "./catalogue.ts";
import { addressOf, countText } from "./filter.ts";
import type { Suggestion } from "./suggest.ts";

interface NoMatchProps {
  catalogue: Catalogue;
  title: string;
  suggestions: readonly Suggestion[];
  group: string;
  search: string;
  /** Matches in all groups. */
  elsewhere: number;
  onClear: () => void;
}

/** If no command matches: similar names, matches in other groups, a reset. */
export function NoMatch(props: NoMatchProps) {
  const { catalogue, title, suggestions, group, search, elsewhere, onClear } = props;
  return (
    <EmptyPanel title={title}>
      {suggestions.length > 0 && <Suggestions catalogue={catalogue} suggestions={suggestions} />}
      <div className="mt-4 flex flex-wrap items-center justify-center gap-3">
        {elsewhere > 0 && (
          <Link
            to={catalogue.href({ group: ALL_COMMANDS, search })}
            defaultShouldRevalidate={false}
            className="link"
          >
            {COMMANDS_TEXT.elsewhere(countText(elsewhere))}
          </Link>
        )}
        {(search !== "" || group !== ALL_COMMANDS) && (
          <Button variant="secondary" data-scripted="" onClick={onClear}>
            {COMMANDS_TEXT.clear}
          </Button>
        )}
      </div>
    </EmptyPanel>
  );
}

interface SuggestionsProps {
  catalogue: Catalogue;
  suggestions: readonly Suggestion[];
}

function Suggestions({ catalogue, suggestions }: SuggestionsProps) {
  return (
    <>
      <p className="mt-4 text-muted">{COMMANDS_TEXT.similar}</p>
      <SuggestionList catalogue={catalogue} suggestions={suggestions} className="justify-center" />
    </>
  );
}

interface SuggestionListProps extends SuggestionsProps {
  className?: string;
}

/** Links to commands with similar names. */
export function SuggestionList({ catalogue, suggestions, className = "" }: SuggestionListProps) {
  return (
    <ul className={`mt-2 flex flex-wrap gap-2 ${className}`}>
      {suggestions.map(({ command, alias }) => (
        <li key={command.name}>
          <Link
            to={addressOf(catalogue, command)}
            defaultShouldRevalidate={false}
            className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line bg-raised px-3 font-mono text-text hover:border-accent-deep focus-ring"
          >
            {command.name}
            {alias && (
              <span className="font-sans text-sm text-muted">{COMMANDS_TEXT.alias(alias)}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
