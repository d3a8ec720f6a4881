import { useSearchParams } from "react-router";
import { BLACKLISTS } from "../../content/staff/blacklists.ts";
import {
  cutSource,
  LOOKUP as TEXT,
  SOURCES,
  tryAgainText,
  type Source,
} from "../../content/staff/lookup.ts";
import { unreadableText } from "../../content/staff/lists.ts";
import { MOST } from "../../contract/endpoints.ts";
import { STAFF_ERRORS, blacklistError } from "../../content/staff/errors.ts";
import { SITE } from "../../content/site.ts";
import { formatWhole } from "../../format/money.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { restoreFocus } from "../../ui/restore-focus.ts";
import { ErrorBox, ErrorBanner } from "../error-box.tsx";
import { againSearch, type Lookup } from "./lookup.ts";

type NotesProps = Pick<Lookup, "failed" | "cut" | "unreadable">;

/** Names the missing parts of a bulk look-up; 'Try Again' reads all lists again. */
export function SourceErrors({ failed, cut, unreadable }: NotesProps) {
  return (
    <>
      {failed.length > 0 ? <ErrorBox text={failed.map(errorOf).join(" ")} /> : null}
      <NotRead cut={cut} unreadable={unreadable} />
    </>
  );
}

/** Sources of a look-up that could not be read. Each is retried by itself, by a link that works without script. */
function FailedSources({ failed }: Pick<Lookup, "failed">) {
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
            <AskAgain sources={[source]} label={tryAgainText(titleOf(source))} />
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

/** Names the missing parts of a look-up: failed sources, and records of others that were not read. */
export function SourceNotes({ failed, cut, unreadable }: NotesProps) {
  return (
    <>
      <FailedSources failed={failed} />
      <NotRead cut={cut} unreadable={unreadable} />
    </>
  );
}

function NotRead({ cut, unreadable }: Omit<NotesProps, "failed">) {
  return (
    <>
      {cut.map((source) => (
        <p key={source} className="text-sm text-warn">
          {cutSource(titleOf(source), formatWhole(mostOf(source)))}
        </p>
      ))}
      {unreadable > 0 ? (
        <p className="text-sm text-warn">
          {unreadableText(formatWhole(unreadable), unreadable === 1)}
        </p>
      ) : null}
    </>
  );
}

/** The most records of a source that are read. */
function mostOf(source: Source): number {
  if (source === "economyLogs") return MOST.logs;
  return source === "activity" ? MOST.activity : MOST.bans;
}

function titleOf(source: Source): string {
  if (source === "economyLogs" || source === "activity") return SOURCES[source];
  return BLACKLISTS.find(({ read }) => read === source)?.title ?? source;
}

function errorOf(source: Source): string {
  if (source === "economyLogs") return STAFF_ERRORS.economy;
  if (source === "activity") return STAFF_ERRORS.activity;
  return blacklistError(BLACKLISTS.find(({ read }) => read === source)?.word ?? source);
}
