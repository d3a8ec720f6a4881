import { exports } from "cloudflare:workers";

/** Fires the built worker's cron trigger. */
export async function fireCron(): Promise<void> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the pool calls every handler, and types only fetch
  const worker = exports.default as unknown as {
    scheduled: (controller: { scheduledTime: number; cron: string }) => Promise<void>;
  };
  await worker.scheduled({ scheduledTime: Date.now(), cron: "*/5 * * * *" });
}
