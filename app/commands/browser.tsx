import { useCallback, useRef, type ReactNode } from "react";
import { Link } from "react-router";
import { DEFAULT_PREFIX } from "../content/site.ts";
import { useStored } from "../live/use-stored.ts";
import { addressOf, countText, groupOf } from "./filter.ts";
import { Legend } from "./legend.tsx";
import { CommandList } from "./list.tsx";
import { NoMatch } from "./no-match.tsx";
import { PrefixInput } from "./prefix.tsx";
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
  const { text, setText, wanted, visible, linked } = browser;
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
          setText={type}
          searchBox={searchBox}
          onSubmit={() => browser.write(text)}
          onDown={() => cards.current?.querySelector<HTMLElement>("li[tabindex='0']")?.focus()}
        />
      </div>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 border-b border-line pb-3">
        <div className="flex flex-wrap items-center gap-x-4">
          <p role="status" className="font-600 figures">
            {countText(visible.length)}
          </p>
          {props.note}
        </div>
        <Legend />
        <PrefixInput prefix={prefix} onChange={store} />
      </div>
      {linked && !visible.includes(linked) && (
        <p className="mb-4">
          <Link to={addressOf(catalogue, linked)} defaultShouldRevalidate={false} className="link">
            {`${linked.name} is listed under ${groupOf(catalogue, linked.category)}`}
          </Link>
        </p>
      )}
      <div ref={cards} className="scroll-mt-36">
        {visible.length === 0 ? (
          <NoMatch
            catalogue={catalogue}
            title={props.noMatch}
            commands={browser.commands}
            group={group}
            search={wanted}
            onClear={browser.clear}
          />
        ) : (
          <CommandList
            catalogue={catalogue}
            commands={visible}
            places={browser.places}
            search={wanted}
            linked={linked}
            prefix={prefix}
            searchBox={searchBox}
            onLink={browser.pointAt}
            onEscape={onEscape}
          />
        )}
      </div>
    </>
  );
}
