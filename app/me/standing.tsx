import { STANDING } from "../content/you/standing.ts";
import { you } from "../content/you/you.static.ts";
import { YOU } from "../content/you/you.ts";
import { decodeStanding, type Standing } from "../contract/standing.ts";
import { Button } from "../ui/button.tsx";
import { EmptyPanel } from "../ui/panel.tsx";
import { failureText } from "../live/http/request.ts";
import { EntryCard } from "./entry-card.tsx";
import { LocalTime } from "./local-time.tsx";
import { LookNote } from "./look-note.tsx";
import { EntryAppeal } from "./appeals/entry-appeal.tsx";
import { createLook } from "./use-look.ts";

/** The bot may take ten seconds for each list. */
export const SIX_LISTS_MS = 40_000;

const useStandingLook = createLook<Standing>({
  timeout: SIX_LISTS_MS,
  path: () => "/api/me/standing",
  decode: decodeStanding,
});

/** What blocks the signed-in person. */
export function OwnStanding({ id }: { id: string }) {
  const { answer, error, isLoading, look } = useStandingLook(id);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant={answer ? "secondary" : "primary"}
          icon={answer ? "refresh" : "search"}
          isBusy={isLoading}
          onClick={() => void look()}
          className="max-sm:w-full"
        >
          {isLoading ? YOU.looking : answer ? STANDING.lookAgain : STANDING.look}
        </Button>
        <p role="status" className="text-quiet">
          {answer ? (
            <>
              {YOU.lookedAt} <LocalTime at={answer.at} zone />
            </>
          ) : (
            STANDING.hint
          )}
        </p>
        <noscript>
          <p className="text-quiet">
            {YOU.noScript}{" "}
            <a href="/api/me/standing" className="link">
              {STANDING.plain}
            </a>
          </p>
        </noscript>
      </div>
      {error !== undefined && !isLoading && (
        <LookNote tone="down" text={failureText(error, YOU.failed)} />
      )}
      {answer && <StandingView standing={answer.value} />}
    </div>
  );
}

interface StandingViewProps {
  standing: Standing;
  /** For a server: proof that the person may act for it. */
  proof?: string;
}

/** The result. Says that nothing blocks only if every list was fully read and empty. */
export function StandingView({ standing: { entries, failed }, proof }: StandingViewProps) {
  const isEmpty = entries.length === 0;
  if (isEmpty && failed.length === 0) {
    return <EmptyPanel title={STANDING.noneTitle} text={STANDING.noneText} />;
  }
  if (isEmpty) {
    return <EmptyPanel title={STANDING.nobodyKnows} text={STANDING.nobodyKnowsText} />;
  }
  return (
    <div className="flex flex-col gap-4">
      {failed.length > 0 && <LookNote tone="warn" text={STANDING.partly(failed)} />}
      <ul className="flex flex-col gap-4">
        {entries.map((entry) => (
          <EntryCard key={entry.entry} entry={entry}>
            {you.appeals && <EntryAppeal entry={entry} proof={proof} />}
          </EntryCard>
        ))}
      </ul>
      {entries.some(({ list }) => !you.reasons.includes(list)) && (
        <p className="text-quiet prose">{STANDING.noReasons}</p>
      )}
    </div>
  );
}
