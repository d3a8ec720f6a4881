import { SERVERS } from "../../content/you/servers.ts";
import { decodeStanding, type Standing } from "../../contract/standing.ts";
import { YOU } from "../../content/you/you.ts";
import { failureText } from "../../live/http/request.ts";
import type { Endpoint } from "../../live/http/read.ts";
import { useRead } from "../../live/use-read.ts";
import { Button } from "../../ui/button.tsx";
import { LookNote } from "../look-note.tsx";
import { SIX_LISTS_MS, StandingView } from "../standing.tsx";

const SERVER_STANDING_READ: Endpoint<[proof: string], Standing> = {
  timeout: SIX_LISTS_MS,
  path: () => "/api/me/servers/standing",
  body: (proof) => ({ proof }),
  decode: decodeStanding,
};

/** What bars a server, once somebody who may manage it presses 'Look'. */
export function ServerStanding({ proof }: { proof: string }) {
  const { answer, error, isLoading, reload } = useRead(SERVER_STANDING_READ, [proof], {
    isOnPress: true,
  });
  const isClear = answer?.value.entries.length === 0 && answer.value.failed.length === 0;
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="sm" icon="shield" isBusy={isLoading} onClick={() => void reload()}>
          {isLoading ? YOU.looking : SERVERS.look}
        </Button>
        <p role="status" className="text-sm text-muted">
          {isClear ? SERVERS.noneBars : null}
        </p>
      </div>
      {error !== undefined && !isLoading && (
        <LookNote tone="down" text={failureText(error, YOU.failed)} />
      )}
      {answer && !isClear && <StandingView standing={answer.value} proof={proof} />}
    </section>
  );
}
