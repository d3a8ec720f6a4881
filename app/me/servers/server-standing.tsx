import { SERVERS } from "../../content/you/servers.ts";
import { YOU } from "../../content/you/you.ts";
import { decodeStanding } from "../../contract/standing-answer.ts";
import type { Standing } from "../../contract/standing.ts";
import { jsonOf, request } from "../../live/http/request.ts";
import { Button } from "../../ui/button.tsx";
import { LookNote } from "../look-note.tsx";
import { StandingView } from "../standing.tsx";
import { useLook } from "../use-look.ts";

/** The bot may take ten seconds for each of its lists. */
const TIMEOUT_MS = 40_000;

/** What bars a server, once somebody who may manage it presses 'Look'. */
export default function ServerStanding({ proof }: { proof: string }) {
  const { found, error, isLooking, press } = useLook(async (): Promise<Standing> => {
    const options = { method: "POST", body: { proof }, timeout: TIMEOUT_MS } as const;
    return decodeStanding(await jsonOf(await request("/api/me/servers/standing", options))).value;
  });
  const isClear = found?.value.entries.length === 0 && found.value.failed.length === 0;
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="sm" icon="shield" isBusy={isLooking} onClick={() => void press()}>
          {isLooking ? YOU.looking : SERVERS.look}
        </Button>
        <p role="status" className="text-sm text-muted">
          {isClear ? SERVERS.noneBars : null}
        </p>
      </div>
      {error !== null && <LookNote tone="down" text={error} />}
      {found && !isClear && <StandingView standing={found.value} proof={proof} />}
    </section>
  );
}
