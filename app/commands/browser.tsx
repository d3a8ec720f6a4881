import { useCallback, useRef } from "react";
import { countText } from "./filter.ts";
import { LinkNote } from "./link-note.tsx";
import { Options } from "./lens.tsx";
import { CommandList } from "./list.tsx";
import type { LoadedCommands } from "./load.ts";
import { NoMatch } from "./no-match.tsx";
import { ReadingHelp, Summary } from "./summary.tsx";
import { Toolbar } from "./toolbar.tsx";
import { usePrefix } from "./use-prefix.ts";
import { LensContext, useLens, useNarrowed } from "./use-lens.ts";
import { useView, type ViewProps } from "./use-view.ts";

interface BrowserProps extends ViewProps, LoadedCommands {
  /** The heading if no command matches. */
  noMatch: string;
}

/** A list of commands with search, categories and prefix: the public one or the staff's. */
export function CommandBrowser(props: BrowserProps) {
  const { catalogue, commands, asOf, group, noMatch } = props;
  const lens = useLens(catalogue);
  const { granted, lensed } = lens;
  const [prefix, store] = usePrefix();
  const view = useView({ catalogue: lensed, commands, group }, prefix);
  const { linked, missing, setText } = view;
  const matches = useNarrowed(view.matches, lens);
  const searchBox = useRef<HTMLInputElement>(null);
  const cards = useRef<HTMLDivElement>(null);

  const onType = useCallback(
    (typed: string) => {
      scrollBackTo(cards.current);
      setText(typed);
    },
    [setText],
  );
  const onEscape = useCallback(() => {
    onType("");
    searchBox.current?.focus();
  }, [onType]);

  return (
    <>
      <div data-uncovered="sticky" className="sticky top-16 z-10 -mx-4 bg-ink px-4 py-3">
        <Toolbar
          catalogue={lensed}
          group={group}
          view={view}
          setText={onType}
          searchBox={searchBox}
          onArrowDown={() => cards.current?.querySelector<HTMLElement>("li[tabindex='0']")?.focus()}
        />
      </div>
      <Summary count={countText(matches.length)} isNone={matches.length === 0} asOf={asOf}>
        <Options lens={lens} matches={view.matches} all={commands} prefix={prefix}>
          <ReadingHelp prefix={prefix} onPrefix={store} />
        </Options>
      </Summary>
      <LinkNote
        catalogue={catalogue}
        elsewhere={linked && !view.matches.includes(linked) ? linked : null}
        missing={missing}
      />
      {/* At least a screen high, so that content below doesn't move with the number of cards. */}
      <div ref={cards} className="min-h-dvh scroll-mt-22">
        {matches.length === 0 && (
          <NoMatch
            catalogue={lensed}
            title={noMatch}
            suggestions={view.suggestions}
            group={group}
            search={view.search}
            elsewhere={view.elsewhere}
            onClear={view.clear}
          />
        )}
        <LensContext value={granted}>
          <CommandList
            catalogue={catalogue}
            commands={matches}
            group={group}
            search={view.search}
            linked={linked}
            counts={view.counts}
            prefix={prefix}
            searchBox={searchBox}
            onLink={view.linkTo}
            onEscape={onEscape}
          />
        </LensContext>
      </div>
    </>
  );
}

/** The search box is sticky, so a new search scrolls back to the list's top. */
function scrollBackTo(list: HTMLElement | null): void {
  if (!list || list.getBoundingClientRect().top >= 0) return;
  list.scrollIntoView({ block: "start", behavior: "instant" });
}
