import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type Ref,
  type RefObject,
} from "react";
import { COMMANDS_TEXT } from "../content/commands/commands.ts";
import { DEFAULT_PREFIX, SITE } from "../content/site.ts";
import { formatCount } from "../format/number.ts";
import { whenUsed } from "../live/first-use.ts";
import { useHydrated } from "../live/hooks/use-hydrated.ts";
import { useStored } from "../live/hooks/use-stored.ts";
import { lazyPart } from "../page-load/lazy-part.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { PREFIX_KEY, SEARCH_TAKES_OVER } from "./search-handover.ts";
import { countText, searchedText } from "./filter.ts";
import { LinkNote } from "./link-note.tsx";
import { LensPanel } from "./lens.tsx";
import { CommandList } from "./list.tsx";
import { LoadingCards } from "./loading.tsx";
import { NoMatch } from "./no-match.tsx";
import { Summary } from "./summary.tsx";
import { Toolbar } from "./toolbar.tsx";
import { prefixFrom } from "./usage.ts";
import { LensContext, useLens, useNarrowed } from "./use-lens.ts";
import { isComplete, UNREAD, useView, type ViewProps } from "./use-view.ts";

const WholeListReader = lazyPart(() => whenUsed(() => import("./whole-list.tsx")), {
  name: COMMANDS_TEXT.wholeList,
});

interface BrowserProps extends ViewProps {
  /** The heading when no command matches. */
  noMatch: string;
}

/** A list of commands with its search, categories and prefix: the public list or the staff list. */
export default function CommandBrowser({ catalogue, listing, group, noMatch }: BrowserProps) {
  const lens = useLens(catalogue);
  const { granted, lensed } = lens;
  const [prefix, store] = usePrefix();
  const [view, setWhole] = useWholeView({ catalogue: lensed, listing, group }, prefix);
  const { linked, missing, setText } = view;
  const { matches, total } = useNarrowed(view, lens);
  const searchBox = useRef<HTMLInputElement>(null);
  const cards = useRef<HTMLDivElement>(null);

  useTakeOver(searchBox, view.search, prefix);
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
      {!isComplete(listing) && <Rest read={catalogue.read} onRead={setWhole} />}
      <div data-uncovered="sticky" className="sticky top-1 z-10 sm:top-16 -mx-4 bg-ink px-4 py-3">
        <Toolbar
          catalogue={lensed}
          group={group}
          view={view}
          setText={onType}
          searchBox={searchBox}
          onArrowDown={() => cards.current?.querySelector<HTMLElement>("li[tabindex='0']")?.focus()}
        />
      </div>
      <Summary
        count={countLine(total, matches.length, view)}
        rest={view.rest}
        asOf={listing.asOf}
        prefix={prefix}
        onPrefix={store}
      >
        <LensPanel lens={lens} view={view} />
      </Summary>
      {view.failed && <IncompleteNote onRetry={view.retry} />}
      <LinkNote
        catalogue={catalogue}
        elsewhere={linked && !view.matches.includes(linked) ? linked : null}
        missing={missing}
      />
      <Results ref={cards} isLoading={total === null && !view.failed}>
        {total === 0 && (
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
            total={total}
            counts={view.counts}
            prefix={prefix}
            searchBox={searchBox}
            onLink={view.linkTo}
            onEscape={onEscape}
          />
        </LensContext>
      </Results>
    </>
  );
}

/** Ends the search of before the scripts, once what was typed until now is found: else all cards would come back for a moment. */
function useTakeOver(
  searchBox: RefObject<HTMLInputElement | null>,
  search: string,
  prefix: string,
): void {
  useEffect(() => {
    if (searchedText(searchBox.current?.value ?? "", prefix) !== search) return;
    document.dispatchEvent(new Event(SEARCH_TAKES_OVER));
  }, [searchBox, search, prefix]);
}

/** The view, and the function that takes the whole list once it is read. */
function useWholeView(props: ViewProps, prefix: string) {
  const [whole, setWhole] = useState(UNREAD);
  return [useView(props, { prefix, whole }), setWhole] as const;
}

/** Reads the whole list where the page did not bring it. */
function Rest(props: ComponentProps<typeof WholeListReader>) {
  if (!useHydrated()) return null;
  return <WholeListReader {...props} />;
}

interface ResultsProps {
  ref: Ref<HTMLDivElement>;
  /** Whether further cards are on their way. */
  isLoading: boolean;
  children: ReactNode;
}

/** At least a screen high, so that content below it does not move with the number of cards. */
function Results({ ref, isLoading, children }: ResultsProps) {
  return (
    <div ref={ref} aria-busy={isLoading} className="min-h-dvh scroll-mt-22">
      {children}
      {isLoading && <LoadingCards />}
    </div>
  );
}

/** The prefix that usages are shown with, as the visitor last set it. */
function usePrefix(): [prefix: string, store: (text: string) => void] {
  const [stored, store] = useStored(PREFIX_KEY, DEFAULT_PREFIX);
  return [prefixFrom(stored), store];
}

/** The search box is sticky: a new search scrolls back to the top of the list. */
function scrollBackTo(list: HTMLElement | null): void {
  if (!list || list.getBoundingClientRect().top >= 0) return;
  list.scrollIntoView({ block: "start", behavior: "instant" });
}

/** The number of matches; while others are on their way, of those that are here. */
function countLine(
  total: number | null,
  found: number,
  { failed, rest }: Pick<ReturnType<typeof useView>, "failed" | "rest">,
): string {
  if (total !== null) return countText(total);
  return failed ? "" : COMMANDS_TEXT.loadedMatches(formatCount(found), formatCount(rest));
}

/** The error when the whole list could not be fetched; the cards of the loader data stay. */
function IncompleteNote({ onRetry }: { onRetry: () => void }) {
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
