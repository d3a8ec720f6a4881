import useSWR from "swr";
import type { UptimeReport } from "../../contract/uptime.ts";

/** A sample comes every five minutes. */
const REFRESH_MS = 300_000;

/** The decoder comes with the first call: the server's page has brought its report. */
async function readBoard(): Promise<UptimeReport> {
  return (await import("./read-report.ts")).readBoard();
}

/** Uptime and notice, from the server's page on and kept up to date; null while they load. */
export function useBoard(loaded: UptimeReport | null): {
  board: UptimeReport | null;
  failed: boolean;
} {
  const { data, error } = useSWR<UptimeReport, unknown>("/status/uptime.json", readBoard, {
    fallbackData: loaded ?? undefined,
    revalidateOnMount: loaded === null,
    refreshInterval: REFRESH_MS,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return { board: data ?? null, failed: error !== undefined };
}
