import { Link, useSearchParams } from "react-router";
import { listWord } from "../../content/staff/blacklists.ts";
import { LISTS } from "../../contract/lists.ts";
import { LOOKUP as TEXT, type Source } from "../../content/staff/lookup.ts";
import { STAFF_ERRORS, blacklistError } from "../../content/staff/errors.ts";
import { SITE } from "../../content/site.ts";
import { formatCount } from "../../format/number.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { restoreFocus } from "../../ui/focus.ts";
import { ErrorBox, ErrorBanner } from "../error-box.tsx";
import { againSearch, mostOf, sourceTitle, type Gaps } from "./gaps.ts";
import { UnreadRows } from "./unread-rows.tsx";

/** Names a page's failed sources; 'Try Again' reads all again. */
export function SourceErrors({ failed }: Pick<Gaps, "failed">) {
  return failed.length > 0 ? <ErrorBox text={failed.map(errorOf).join(" ")} /> : null;
}

/** The failed sources, each with a link that retries it, also without scripts. */
function FailedSources({ failed }: Pick<Gaps, "failed">) {
  if (failed.length === 0) return null;
  return (
    <ErrorBanner text={failed.map(errorOf).join(" ")}>
      <ul className="flex basis-[calc(100%-3rem)] flex-col gap-2">
        {failed.map((source) => (
          <li
            key={source}
            ref={restoreFocus}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1"
          >
            {errorOf(source)}
            <AskAgain sources={[source]} label={TEXT.tryAgain(sourceTitle(source))} />
          </li>
        ))}
      </ul>
      {failed.length > 1 ? <AskAgain sources={failed} label={TEXT.tryAllAgain} /> : null}
    </ErrorBanner>
  );
}

interface AskAgainProps {
  sources: readonly Source[];
  label: string;
}

function AskAgain({ sources, label }: AskAgainProps) {
  const [query] = useSearchParams();
  return (
    <ButtonLink
      to={{ search: againSearch(query, sources) }}
      replace
      preventScrollReset
      size="sm"
      icon="refresh"
      aria-label={label}
    >
      {sources.length > 1 ? label : SITE.tryAgain}
    </ButtonLink>
  );
}

/** Names the missing parts of a look-up: failed and late sources, and unread records of others. */
export function SourceNotes(gaps: Gaps) {
  return (
    <>
      <FailedSources failed={gaps.failed} />
      <NotRead {...gaps} />
    </>
  );
}

/** Names what readable sources lack, and sources that are late or closed to the reader. */
export function NotRead({ late, closed, cut, unread }: Omit<Gaps, "failed">) {
  const [query] = useSearchParams();
  const whole = new URLSearchParams(query);
  whole.set("wait", "1");
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 empty:hidden">
      {late.length > 0 ? (
        <div role="status" className="flex flex-wrap items-center gap-3 text-sm text-warn">
          <p>{TEXT.lateSources(late.map(sourceTitle))}</p>
          <noscript>
            <Link to={{ search: `?${whole}` }} className="link">
              {TEXT.waitForAll}
            </Link>
          </noscript>
        </div>
      ) : null}
      {closed.length > 0 ? (
        <p className="text-quiet">{TEXT.closed(closed.map(sourceTitle))}</p>
      ) : null}
      {cut.map((source) => (
        <p key={source} className="text-sm text-warn">
          {TEXT.cutSource(sourceTitle(source), formatCount(mostOf(source)))}
        </p>
      ))}
      <UnreadRows
        lists={unread.map(({ source, rows }) => ({ title: sourceTitle(source), rows }))}
      />
    </div>
  );
}

function errorOf(source: Source): string {
  if (source === "economyLogs") return STAFF_ERRORS.economy;
  if (source === "activity") return STAFF_ERRORS.activity;
  const list = LISTS.find(({ read }) => read === source);
  return blacklistError(list ? listWord(list) : source);
}
