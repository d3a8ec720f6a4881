import { useEffect, useEffectEvent, useState } from "react";
import { now } from "../live/clock.ts";
import type { Answer, Endpoint } from "../live/http/read.ts";
import { readStored, writeStored } from "../live/hooks/use-stored.ts";
import { useRead } from "../live/use-read.ts";

const MINUTE_MS = 60_000;

/**
 * A look at one's own records: on opening the page, at most once a minute in a tab, else on a
 * press. On the way back, shows the last minute's answer. `mayLook`: the sign-in is recent enough.
 */
export function createLook<T>(endpoint: Endpoint<[viewerId: string], T>) {
  let kept: Answer<[string], T> | null = null;
  return function useLook(id: string, mayLook = true) {
    const key = `tab-look ${endpoint.path(id)}`;
    const [document] = useState(() =>
      kept && kept.args[0] === id && now() - kept.at < MINUTE_MS ? kept : null,
    );
    const { reload, ...live } = useRead(endpoint, [id], { document, isOnPress: true });
    const { answer } = live;
    function look() {
      writeStored(key, String(now()));
      return reload();
    }
    const begin = useEffectEvent(() => {
      const isDue = now() - Number(readStored(key)) >= MINUTE_MS;
      if (mayLook && !document && isDue) void look();
    });
    useEffect(() => begin(), []);
    useEffect(() => {
      if (answer) kept = answer;
    }, [answer]);
    return { ...live, look };
  };
}
