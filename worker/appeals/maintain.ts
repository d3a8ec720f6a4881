import { RUN_OUT } from "../../app/content/you/appeals.ts";
import type { Config } from "../context/config.ts";
import type { CronRun } from "../context/services.ts";
import { deleteOldAppeals, endRunOut } from "../db/appeal-upkeep.ts";
import { tellQueue } from "./tell-queue.ts";

/** Ends appeals whose sanctions ran out, announces new ones, deletes old. @throws what D1 throws */
export async function maintainAppeals(
  config: Pick<Config, "db" | "staffWebhook" | "siteUrl" | "userAgent">,
  { now, scheduledAt, log }: CronRun,
): Promise<void> {
  const { db } = config;
  await endRunOut(db, RUN_OUT, now);
  await tellQueue(config, { now, scheduledAt, log });
  await deleteOldAppeals(db, now);
}
