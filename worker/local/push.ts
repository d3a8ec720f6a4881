import { sourceOf } from "../../app/content/reads.ts";
import { reads } from "../../app/contract/endpoints.ts";
import { faultOf, PUSHED_READS, type PushedRead } from "../push/check.ts";
import type { OutsideWorld } from "./world.ts";

const pushed = PUSHED_READS.filter((name) => sourceOf(name) === "push");

/** Pushes the simulated bot's data if the brand's bot pushes. @throws Error if the site refuses */
export async function pushAll(
  site: string,
  key: string,
  world: Pick<OutsideWorld, "bot" | "seed">,
): Promise<void> {
  for (const name of pushed) await push(name, site, key, world);
}

/** Pushes the shards alone, if the brand's bot pushes: after ten minutes they'd count as down. */
export async function pushShards(...to: Parameters<typeof pushAll>): Promise<void> {
  if (pushed.includes("shards")) await push("shards", ...to);
}

async function push(
  name: PushedRead,
  site: string,
  key: string,
  { bot, seed }: Pick<OutsideWorld, "bot" | "seed">,
): Promise<void> {
  const asked = await bot.request(reads[name].route.replace("/api", ""), {
    headers: { "X-API-Key": key },
  });
  const records: { user_id?: string; user?: object }[] = await asked.json();
  for (const record of records) {
    // Profiles can't be pushed alone.
    if (record.user_id !== undefined) record.user = seed.user(record.user_id);
  }
  const answer = await fetch(`${site}/api/bot/${name}`, {
    method: "PUT",
    headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
    // The seed has a few records that no site can read.
    body: JSON.stringify(records.filter((one) => faultOf(name, [one], Date.now()) === null)),
  });
  if (answer.status !== 204) {
    throw new Error(`The site refused ${name}: ${answer.status} ${await answer.text()}`);
  }
}
