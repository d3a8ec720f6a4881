import { BLACKLISTS } from "../../content/blacklists.ts";
import { cutSource, SOURCES, type Source } from "../../content/lookup.ts";
import { unreadableText } from "../../content/staff-lists.ts";
import { MOST } from "../../contract/endpoints.ts";
import { blacklistError, ERRORS } from "../../contract/errors.ts";
import { formatWhole } from "../../format/money.ts";
import { ErrorBox } from "../error-box.tsx";
import type { Lookup } from "./lookup.ts";

/** Sources that could not be read, which 'Try Again' asks again. */
export function SourceErrors({ failed }: Pick<Lookup, "failed">) {
  return failed.length > 0 ? <ErrorBox text={failed.map(errorOf).join(" ")} /> : null;
}

/** What of a look-up is missing: sources that failed, which 'Try Again' asks alone, and what was not read of others. */
export function SourceNotes({ lookup }: { lookup: Lookup }) {
  const { failed, cut, unreadable } = lookup;
  return (
    <>
      <SourceErrors failed={failed} />
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

/** How many records of a source are read at most. */
function mostOf(source: Source): number {
  if (source === "economyLogs") return MOST.logs;
  return source === "activity" ? MOST.activity : MOST.bans;
}

function titleOf(source: Source): string {
  if (source === "economyLogs" || source === "activity") return SOURCES[source];
  return BLACKLISTS.find(({ read }) => read === source)?.title ?? source;
}

function errorOf(source: Source): string {
  if (source === "economyLogs") return ERRORS.economy;
  if (source === "activity") return ERRORS.activity;
  return blacklistError(BLACKLISTS.find(({ read }) => read === source)?.word ?? source);
}
