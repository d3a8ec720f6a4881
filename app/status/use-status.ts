import { useMemo, useState } from "react";
import { hasRead } from "../content/reads.ts";
import type { Range } from "../contract/range.ts";
import type { UptimeReport } from "../contract/uptime.ts";
import { documentTime } from "../live/clock.ts";
import type { Answer, EndpointName } from "../live/http/read.ts";
import { requestIdOf } from "../live/http/request.ts";
import { useRead } from "../live/use-read.ts";
import { requestErrorText } from "./status-error.ts";

/** Seconds of age at which an answer is read again. */
const SHARDS_TTL = 60;
const HISTORY_TTL = 300;

/** An answer in the server's document, which is the same until the value changes. */
interface ServerAnswer<Name extends EndpointName> extends Omit<Answer<Name>, "at"> {
  /** Whether it was too old to count as the present when the document was written. */
  isOld: boolean;
}

/** The data in the server's document. */
export interface ServerStatus {
  range: Range;
  shards: ServerAnswer<"shards"> | null;
  points: ServerAnswer<"points"> | null;
  shardsError: string | null;
  pointsError: string | null;
}

/** What the server sent, which arrived `at`, or with the document; on the server, which draws no ages, it is new. */
function received<Name extends EndpointName>(
  sent: Omit<Answer<Name>, "at"> | null | undefined,
  at: number | null,
): Answer<Name> | null {
  return sent ? { ...sent, at: Math.max(sent.asOf, at ?? documentTime()) } : null;
}

/** Why there is nothing to show. */
export interface StatusFailure {
  detail: string;
  /** The id of the request behind it; undefined for the document's own data, null if no request reached the worker. */
  requestId: string | null | undefined;
}

/** Null while there is an answer, or while one is loading. */
function failureOf(
  { answer, error }: { answer: unknown; error: unknown },
  serverError: string | null,
): StatusFailure | null {
  if (answer) return null;
  if (error !== undefined) {
    return { detail: requestErrorText(error), requestId: requestIdOf(error) };
  }
  return serverError === null ? null : { detail: serverError, requestId: undefined };
}

interface StatusOptions {
  uptime: UptimeReport | null;
  /** When it all arrived by a call of the router's, epoch ms; null with the document. */
  at: number | null;
  range: Range;
}

/** Shards, the points of a range, and the past: first what the server sent, then kept up to date. */
export function useStatus(
  server: ServerStatus | null,
  { uptime: serverUptime, at, range }: StatusOptions,
) {
  const [isRetrying, setRetrying] = useState(false);
  const isServerRange = server?.range === range;
  const serverShards = useMemo(() => received<"shards">(server?.shards, at), [server, at]);
  const serverPoints = useMemo(() => received<"points">(server?.points, at), [server, at]);
  // What the document lacks is read after a press of 'Try Again'; what the router's call lacks, at once.
  const lacking = at === null ? "failed" : null;
  const serverPointsError = isServerRange && lacking ? server.pointsError : null;
  const shards = useRead("shards", [], {
    refresh: SHARDS_TTL,
    document: server && (serverShards ?? lacking),
  });
  const points = useRead("points", [range], {
    isEnabled: hasRead("history"),
    refresh: HISTORY_TTL,
    document: isServerRange ? (serverPoints ?? lacking) : null,
  });
  const receivedUptime = useMemo(() => {
    const sent = serverUptime && { args: [] as [], value: serverUptime, asOf: serverUptime.at };
    return received<"uptime">(sent, at);
  }, [serverUptime, at]);
  const uptime = useRead("uptime", [], { refresh: HISTORY_TTL, document: receivedUptime });

  async function retry() {
    setRetrying(true);
    await Promise.all([shards.reload(), points.reload()]);
    setRetrying(false);
  }

  return {
    shards: shards.answer,
    /** Whether the server's shards were old: before hydration no age is known. */
    isServerOld: server?.shards?.isOld ?? false,
    shardsFailure: failureOf(shards, lacking && (server?.shardsError ?? null)),
    /** Of `range`, or of the range before while they load. */
    points: points.answer,
    pointsFailure: failureOf(
      { ...points, answer: points.answer?.args[0] === range },
      serverPointsError,
    ),
    /** The uptime record and the operator's notice; undefined while they load, null after a failure. */
    report: uptime.answer?.value ?? (uptime.error === undefined ? undefined : null),
    /** Reads both again; the page shows its placeholders until then. */
    retry: () => void retry(),
    isRetrying,
  };
}

export type LiveStatus = ReturnType<typeof useStatus>;
