import { useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { hasRead } from "../content/reads.ts";
import { rangeOf, type Range } from "../contract/range.ts";
import type { Point, Shard } from "../contract/status.ts";
import type { UptimeReport } from "../contract/uptime.ts";
import { documentTime } from "../live/clock.ts";
import type { Answer } from "../live/http/read.ts";
import { requestIdOf } from "../live/http/request.ts";
import { useRead } from "../live/use-read.ts";
import { POINTS_READ, SHARDS_READ, UPTIME_READ } from "./reads.ts";
import { requestErrorText } from "./status-error.ts";

/** Age in seconds at which an answer is read again. */
const SHARDS_TTL = 60;
const HISTORY_TTL = 300;

/** How long the spinner stays after a new range's points, to hide drawing the charts. */
const OVERLAY_MS = 350;

/** An answer in the document, which stays the same until the value changes. */
interface ServerAnswer<Args extends readonly string[], T> extends Omit<Answer<Args, T>, "at"> {
  /** Whether it was too old when the document was written. */
  isOld: boolean;
}

/** The data in the server's document. */
export interface ServerStatus {
  range: Range;
  shards: ServerAnswer<[], Shard[]> | null;
  points: ServerAnswer<[Range], Point[]> | null;
  shardsError: string | null;
  pointsError: string | null;
}

/** The server's answer, which arrived `at` or with the document; new on the server. */
function received<Args extends readonly string[], T>(
  sent: Omit<Answer<Args, T>, "at"> | null | undefined,
  at: number | null,
): Answer<Args, T> | null {
  return sent ? { ...sent, at: Math.max(sent.asOf, at ?? documentTime()) } : null;
}

/** Why there is nothing to show. */
export interface StatusFailure {
  detail: string;
  /** The failed request's id; undefined for the document's data, null for no request. */
  requestId: string | null | undefined;
}

/** Null with an answer, or while loading. */
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
  /** When the router's call brought it all, epoch ms; null with the document. */
  at: number | null;
}

/** Whether another range is loading: until shortly after `shown` is the chosen one. */
function useOverlay(chosen: Range, shown: Range | null): boolean {
  const [settled, setSettled] = useState(chosen);

  // A timer: charts don't tell when they are drawn.
  useEffect(() => {
    if (settled === chosen || shown !== chosen) return;
    const timer = setTimeout(() => setSettled(chosen), OVERLAY_MS);
    return () => clearTimeout(timer);
  }, [settled, chosen, shown]);

  return settled !== chosen;
}

/** Shards, the range's points, and the history: first from the server, then kept current. */
export function useStatus(
  server: ServerStatus | null,
  { uptime: serverUptime, at }: StatusOptions,
) {
  const [query] = useSearchParams();
  const range = rangeOf(query.get("range"));
  const [firstRange] = useState(range);
  const [isSwitched, setSwitched] = useState(false);
  if (range !== firstRange && !isSwitched) setSwitched(true);
  const [isRetrying, setRetrying] = useState(false);
  const isServerRange = server?.range === range;
  const serverShards = useMemo(() => received<[], Shard[]>(server?.shards, at), [server, at]);
  const serverPoints = useMemo(() => received<[Range], Point[]>(server?.points, at), [server, at]);
  // Reads what the document lacks on 'Try Again'; what the router's call lacks, at once.
  const lacking = at === null ? "failed" : null;
  const serverPointsError = isServerRange && lacking ? server.pointsError : null;
  const shards = useRead(SHARDS_READ, [], {
    refresh: SHARDS_TTL,
    document: server && (serverShards ?? lacking),
  });
  const points = useRead(POINTS_READ, [range], {
    isEnabled: hasRead("history"),
    refresh: HISTORY_TTL,
    document: isServerRange ? (serverPoints ?? lacking) : null,
  });
  const receivedUptime = useMemo(() => {
    const sent = serverUptime && { args: [] as [], value: serverUptime, asOf: serverUptime.at };
    return received<[], UptimeReport>(sent, at);
  }, [serverUptime, at]);
  const uptime = useRead(UPTIME_READ, [], { refresh: HISTORY_TTL, document: receivedUptime });

  const isShown = points.answer?.args[0] === range;
  const pointsFailure = failureOf({ ...points, answer: isShown }, serverPointsError);
  const overlay = useOverlay(range, pointsFailure ? range : (points.answer?.args[0] ?? null));

  async function retry() {
    setRetrying(true);
    await Promise.all([shards.reload(), points.reload()]);
    setRetrying(false);
  }

  return {
    shards: shards.answer,
    /** Whether the server's shards were old: before hydration, no age is known. */
    isServerOld: server?.shards?.isOld ?? false,
    shardsFailure: failureOf(shards, lacking && (server?.shardsError ?? null)),
    range,
    /** Whether the range changed on this page: charts aren't animated then. */
    isSwitched,
    /** Whether another range is on its way. */
    overlay,
    /** Of `range`, or of the previous one while loading. */
    points: points.answer,
    pointsFailure,
    /** Uptime, incidents and notice; undefined while loading, null after a failure. */
    report: uptime.answer?.value ?? (uptime.error === undefined ? undefined : null),
    /** Reads shards and points again, with placeholders until then. */
    retry: () => void retry(),
    isRetrying,
  };
}

export type LiveStatus = ReturnType<typeof useStatus>;
