import { reads, READ_NAMES, type ReadName } from "../../../app/contract/endpoints.ts";
import { upstreamPath } from "../../bot/client.ts";
import { createOutsideWorld } from "../../local/world.ts";
import { answers } from "./answers.ts";
import { judge } from "./judge.ts";

/** The examples' time, so that the documents come out the same. */
const NOW = Date.UTC(2026, 10, 21, 12);
const KEY = "key-of-the-examples";
const SERVER = "914857203355312148";
/** Has economy logs; and how many records to search for a good example. */
const TRADER = "270746495788753732";
const LOOKED_AT = 200;

export type Examples = Record<ReadName, unknown>;

/** A telling answer for each read, from the local seed. */
export async function readExamples(): Promise<Examples> {
  const world = createOutsideWorld({
    now: NOW,
    apiKey: KEY,
    clientId: "",
    clientSecret: "",
    redirectUris: [],
    cdn: "https://cdn.example",
  });
  const people = { avatarsOf: world.seed.avatars()[0]?.user_id, user: world.seed.team[0]?.id };
  const entries: [ReadName, unknown][] = [];
  for (const name of READ_NAMES) {
    const args = [name === "activity" ? "7d" : ({ ...people }[name as string] ?? TRADER)];
    const path = upstreamPath({ staffServerId: SERVER }, name, reads[name], args);
    const headers = { "X-API-Key": KEY };
    const answer = await world.fetch(new Request(`http://bot.test${path}`, { headers }));
    entries.push([name, tellingPart(name, await answer.json())]);
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the loop above makes an entry for each name
  return Object.fromEntries(entries) as Examples;
}

function tellingPart(name: ReadName, body: unknown): unknown {
  const { kind } = answers[name];
  const records = Array.isArray(body) ? (body as unknown[]).slice(0, LOOKED_AT) : [body];
  const told = records
    .map((record) => documented(name, record))
    .filter((record) => judge({ ...answers[name], kind: "one" }, record).broken.count === 0)
    .sort((a, b) => filled(b) - filled(a));
  return kind === "list" ? told.slice(0, 1) : told[0];
}

/** The number of non-empty fields. */
function filled(record: object): number {
  return Object.values(record).filter((value) => value !== null && value !== "").length;
}

/** The record without fields unknown to the contract. */
function documented(name: ReadName, record: unknown): object {
  const fields = typeof record === "object" && record !== null ? Object.entries(record) : [];
  return Object.fromEntries(fields.filter(([field]) => field in answers[name].record.entries));
}
