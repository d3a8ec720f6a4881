import { Link } from "react-router";
import { ALL_COMMANDS, COMMANDS_TEXT } from "../content/commands/commands.ts";
import type { Command } from "../contract/command.ts";
import { Icon } from "../ui/icon.tsx";
import type { Catalogue } from "./catalogue.ts";
import { addressOf, groupOf } from "./filter.ts";
import { SuggestionList } from "./no-match.tsx";
import type { MissingCommand } from "./suggest.ts";

interface LinkNoteProps {
  catalogue: Catalogue;
  /** The linked command, if the view doesn't show it. */
  elsewhere: Command | null;
  missing: MissingCommand | null;
}

/** Above a list that can't show the linked command: it is in another group, or gone. */
export function LinkNote({ catalogue, elsewhere, missing }: LinkNoteProps) {
  if (elsewhere) {
    const group = groupOf(catalogue, elsewhere.category) || ALL_COMMANDS;
    return (
      <p className="mb-4">
        <Link to={addressOf(catalogue, elsewhere)} defaultShouldRevalidate={false} className="link">
          {COMMANDS_TEXT.listedUnder(elsewhere.name, group)}
        </Link>
      </p>
    );
  }
  if (!missing) return null;
  return (
    <div role="status" className="card mb-4 border-warn/45 px-4 py-3">
      <p className="flex gap-3 break-words">
        <Icon name="alert-triangle" className="mt-1 text-lg text-warn" />
        <span className="min-w-0">{COMMANDS_TEXT.missing(missing.name)}</span>
      </p>
      {missing.suggestions.length > 0 && (
        <>
          <p className="mt-3 text-muted">{COMMANDS_TEXT.similar}</p>
          <SuggestionList catalogue={catalogue} suggestions={missing.suggestions} />
        </>
      )}
    </div>
  );
}
