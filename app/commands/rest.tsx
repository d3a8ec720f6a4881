import { Link } from "react-router";
import { ALL_COMMANDS, COMMANDS_TEXT } from "../content/commands.ts";
import { SITE } from "../content/site.ts";
import { formatCount } from "../format/number.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import type { Catalogue } from "./catalogue.ts";

interface RestProps {
  catalogue: Catalogue;
  tally: ReadonlyMap<string, number>;
  group: string;
  search: string;
  shown: number;
  found: number;
}

/** What stands below the cards of a page that has not all of them: how many there are, and the way to the rest. */
export function Rest({ catalogue, tally, group, search, shown, found }: RestProps) {
  const isAll = group === ALL_COMMANDS && search === "";
  const way = isAll ? COMMANDS_TEXT.chooseCategory : COMMANDS_TEXT.narrowSearch;
  const groups = catalogue.groups.filter((name) => name !== ALL_COMMANDS && tally.get(name));
  return (
    <div className="mt-8 border-t border-line pt-6">
      <p>{`Showing ${formatCount(shown)} of ${formatCount(found)} commands. ${way}`}</p>
      {isAll && (
        <nav aria-label="Categories of the rest">
          <ul className="mt-3 flex flex-wrap gap-2">
            {groups.map((name) => (
              <li key={name}>
                <Link
                  to={catalogue.href({ group: name })}
                  defaultShouldRevalidate={false}
                  className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line bg-raised px-3 text-text hover:border-accent-deep focus-ring"
                >
                  {name}
                  <span className="text-sm text-muted figures">{tally.get(name)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** Says that the rest of the list could not be had: the first cards stay, other views wait for it. */
export function Broken({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-down/60 bg-down/10 px-4 py-3"
    >
      <Icon name="alert-triangle" className="text-xl text-down" />
      <p className="min-w-48 flex-1">{COMMANDS_TEXT.broken}</p>
      <Button size="sm" icon="refresh" onClick={onRetry}>
        {SITE.tryAgain}
      </Button>
    </div>
  );
}
