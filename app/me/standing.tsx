import { STANDING } from "../content/you/standing.ts";
import { you } from "../content/you/you.static.ts";
import { YOU } from "../content/you/you.ts";
import type { Standing } from "../contract/standing.ts";
import { Button } from "../ui/button.tsx";
import { EmptyPanel } from "../ui/panel.tsx";
import { jsonOf, request } from "../live/http/request.ts";
import { lazyPart } from "../page-load/lazy-part.tsx";
import { EntryCard } from "./entry-card.tsx";
import { LocalTime } from "./local-time.tsx";
import { LookNote } from "./look-note.tsx";
import { useLook } from "./use-look.ts";

const EntryAppeal = lazyPart(() => import("./appeals/entry-appeal.tsx"));

/** The bot may take ten seconds for each of its lists. */
const TIMEOUT_MS = 40_000;

async function readStanding(): Promise<Standing> {
  const { decodeStanding } = await import("../contract/standing-answer.ts");
  const answer = await request("/api/me/standing", { timeout: TIMEOUT_MS });
  return decodeStanding(await jsonOf(answer)).value;
}

/** What bars whoever is signed in, once they press 'Look'. */
export function OwnStanding() {
  const { found, error, isLooking, press } = useLook(readStanding);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant={found ? "secondary" : "primary"}
          icon={found ? "refresh" : "search"}
          isBusy={isLooking}
          onClick={() => void press()}
          className="max-sm:w-full"
        >
          {isLooking ? YOU.looking : found ? STANDING.lookAgain : STANDING.look}
        </Button>
        <p role="status" className="text-quiet">
          {found ? (
            <>
              {YOU.lookedAt} <LocalTime at={found.at} />
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
      {error !== null && <LookNote tone="down" text={error} />}
      {found && <StandingView standing={found.value} />}
    </div>
  );
}

interface StandingViewProps {
  standing: Standing;
  /** For a server: that the person may act for it. */
  proof?: string;
}

/** What was found. Only where every list was read and nothing stands in them does it say that nothing bars. */
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
