import { useCallback, useRef, type ReactNode, type RefObject } from "react";
import { Link } from "react-router";
import { ALL_COMMANDS, COMMANDS_TEXT } from "../content/commands.ts";
import { DEFAULT_PREFIX } from "../content/site.ts";
import { useStored } from "../live/use-stored.ts";
import { addressOf, countText, groupOf } from "./filter.ts";
import { Legend } from "./legend.tsx";
import { CommandList } from "./list.tsx";
import { NoMatch } from "./no-match.tsx";
import { PrefixInput } from "./prefix.tsx";
import { Broken, Rest } from "./rest.tsx";
import { Toolbar } from "./toolbar.tsx";
import { prefixFrom } from "./usage.ts";
import { useBrowser, type Asked } from "./use-browser.ts";

interface BrowserProps extends Asked {
  /** What is said when no command matches. */
  noMatch: string;
  /** A line beside the count, about the list as a whole. */
  note?: ReactNode;
}

/** A list of commands with its search, categories and prefix; the public and the staff list alike. */
export function CommandBrowser(props: BrowserProps) {
  const { catalogue, group } = props;
  const browser = useBrowser(props);
  const { text, setText, visible, linked, waits } = browser;
  const searchBox = useRef<HTMLInputElement>(null);
  const cards = useRef<HTMLDivElement>(null);
  const [stored, store] = useStored("command-prefix", DEFAULT_PREFIX);
  const prefix = prefixFrom(stored);

  // The box stays in sight while the list scrolls; what it finds begins at the list's top.
  const type = useCallback(
    (typed: string) => {
      const list = cards.current;
      if (list && list.getBoundingClientRect().top < 0) {
        list.scrollIntoView({ block: "start", behavior: "instant" });
      }
      setText(typed);
    },
    [setText],
  );
  const onEscape = useCallback(() => {
    type("");
    searchBox.current?.focus();
  }, [type]);

  return (
    <>
      <div className="sticky top-1 z-10 sm:top-16 -mx-4 bg-ink px-4 py-3">
        <Toolbar
          catalogue={catalogue}
          group={group}
          counts={browser.tally}
          text={text}
          search={browser.written}
          setText={type}
          searchBox={searchBox}
          onSubmit={browser.write}
          onDown={() => cards.current?.querySelector<HTMLElement>("li[tabindex='0']")?.focus()}
        />
      </div>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 border-b border-line pb-3">
        <div className="flex flex-wrap items-center gap-x-4">
          <p role="status" className="font-600 figures">
            {waits ? !browser.failed && COMMANDS_TEXT.loading : countText(browser.found)}
          </p>
          {props.note}
        </div>
        <Legend />
        <PrefixInput prefix={prefix} onChange={store} />
      </div>
      {browser.failed && <Broken onRetry={browser.retry} />}
      {linked && !waits && !visible.includes(linked) && (
        <p className="mb-4">
          <Link to={addressOf(catalogue, linked)} defaultShouldRevalidate={false} className="link">
            {`${linked.name} is listed under ${groupOf(catalogue, linked.category)}`}
          </Link>
        </p>
      )}
      <div
        ref={cards}
        aria-busy={waits && !browser.failed}
        className={`scroll-mt-36 transition-opacity duration-150 ${waits ? "opacity-50" : ""}`}
      >
        <Found
          catalogue={catalogue}
          browser={browser}
          noMatch={props.noMatch}
          prefix={prefix}
          searchBox={searchBox}
          onEscape={onEscape}
        />
      </div>
    </>
  );
}

interface FoundProps extends Pick<BrowserProps, "catalogue" | "noMatch"> {
  browser: ReturnType<typeof useBrowser>;
  prefix: string;
  searchBox: RefObject<HTMLInputElement | null>;
  onEscape: () => void;
}

function Found({ catalogue, browser, noMatch, prefix, searchBox, onEscape }: FoundProps) {
  const { group, search, visible, found, tally } = browser;
  return (
    <>
      {visible.length === 0 && (
        <NoMatch
          catalogue={catalogue}
          title={noMatch}
          commands={browser.commands}
          group={group}
          search={search}
          elsewhere={browser.elsewhere}
          onClear={browser.clear}
        />
      )}
      <CommandList
        catalogue={catalogue}
        commands={visible}
        keys={browser.keys}
        group={group}
        search={search}
        total={tally.get(ALL_COMMANDS) ?? 0}
        linked={browser.linked}
        prefix={prefix}
        searchBox={searchBox}
        onLink={browser.pointAt}
        onEscape={onEscape}
      />
      {visible.length < found && (
        <Rest
          catalogue={catalogue}
          tally={tally}
          group={group}
          search={search}
          shown={visible.length}
          found={found}
        />
      )}
    </>
  );
}
