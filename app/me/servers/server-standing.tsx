import { useEffect, useEffectEvent, useRef } from "react";
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

/** What blocks a server: read on opening its card, and again on a press. */
export function ServerStanding({ proof }: { proof: string }) {
  const section = useRef<HTMLElement>(null);
  const { answer, error, isLoading, reload } = useRead(SERVER_STANDING_READ, [proof], {
    isOnPress: true,
  });
  const wasAsked = useRef(false);
  const readOnce = useEffectEvent(() => {
    if (wasAsked.current || !section.current?.closest("details")?.open) return;
    wasAsked.current = true;
    void reload();
  });
  useEffect(() => {
    const card = section.current?.closest("details");
    const onToggle = () => readOnce();
    onToggle();
    card?.addEventListener("toggle", onToggle);
    return () => card?.removeEventListener("toggle", onToggle);
  }, []);
  const isClear = answer?.value.entries.length === 0 && answer.value.failed.length === 0;
  return (
    <section ref={section} className="flex flex-col gap-3">
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="text-sm font-600">{SERVERS.sanctions}</h3>
        <p role="status" className="text-sm text-muted">
          {isLoading ? YOU.looking : isClear ? SERVERS.noneBars : null}
        </p>
        {!isLoading && !answer && (
          <Button size="sm" icon="shield" onClick={() => void reload()}>
            {SERVERS.look}
          </Button>
        )}
      </div>
      {error !== undefined && !isLoading && (
        <LookNote tone="down" text={failureText(error, YOU.failed)} />
      )}
      {answer && !isClear && <StandingView standing={answer.value} proof={proof} />}
    </section>
  );
}
