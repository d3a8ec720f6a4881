import * as v from "valibot";
import { list, one, ShapeError, type Decoded } from "../../contract/decode.ts";
import { reads } from "../../contract/endpoints.ts";
import { userData, type Profiles } from "../../contract/person.ts";
import type { Range } from "../../contract/range.ts";
import type { Standing } from "../../contract/standing.ts";
import { point } from "../../contract/status.ts";
import { uptimeReport } from "../../contract/uptime.ts";
import { STATUS_ERRORS } from "../../content/status/errors.ts";
import { now, type Times } from "../clock.ts";
import { codeOf, jsonOf, request } from "./request.ts";
import { isBotLate, withRetries } from "./retries.ts";

/** Reads from the worker in the browser. */

interface Endpoint<Args extends readonly string[], T> {
  path(this: void, ...args: Args): string;
  /** @throws ShapeError for a wrong answer */
  decode(this: void, answer: unknown): Decoded<T> | Promise<Decoded<T>>;
  /** What is posted; without it the read is a GET. */
  body?(this: void, ...args: Args): object;
  /** Milliseconds after which a read is given up. */
  timeout?: number;
  /** Pauses before further attempts after passing failures, in ms. */
  pauses?: readonly number[];
  /** Which of these failures end the attempts. */
  isFinal?(this: void, error: unknown): boolean;
}

function endpoint<Args extends readonly string[], T>(row: Endpoint<Args, T>) {
  return row;
}

/** More than one point for each day since the platform began. */
const MOST_POINTS = 10_000;

/** A read of the status is repeated neither after a timeout of the worker nor after an answer that stays wrong. */
function isBotLateOrWrong(error: unknown): boolean {
  return isBotLate(error) || codeOf(error) === "bot_answer";
}

const STATUS = { timeout: 10_000, pauses: [1_000, 2_000], isFinal: isBotLateOrWrong };
const PROFILES = { pauses: [1_000, 1_000, 1_000] };
/** The browser reads these itself where a load has failed already: with the first attempt, three further ones. */
const FAILED_BEFORE = { pauses: [1_000, 1_000] };

const profiles = one<Profiles>(v.record(v.string(), v.nullable(userData)));

const points = list(point, { most: MOST_POINTS, message: STATUS_ERRORS.historyShape });

/** The bot may take ten seconds for each of its lists. */
const SIX_LISTS_MS = 40_000;

async function standing(answer: unknown): Promise<Decoded<Standing>> {
  return (await import("../../contract/standing-answer.ts")).decodeStanding(answer);
}

/** The bot's reads, and the worker's own answers. Decoders of the viewer's own pages load with their first answer. */
export const endpoints = {
  ...reads,
  team: { ...reads.team, ...FAILED_BEFORE },
  feedback: { ...reads.feedback, ...FAILED_BEFORE },
  shards: endpoint({
    ...STATUS,
    path: reads.shards.path,
    decode(answer) {
      if (!Array.isArray(answer)) throw new ShapeError(STATUS_ERRORS.shardListShape);
      if (answer.length === 0) throw new ShapeError(STATUS_ERRORS.shardsEmpty);
      return reads.shards.decode(answer);
    },
  }),
  /** The points of a range of the history, without the closing one: none where no record lies in the range. */
  points: endpoint({
    ...STATUS,
    path: (range: Range) => `/api/history?range=${range}`,
    decode: points,
  }),
  uptime: endpoint({ path: () => "/status/uptime.json", decode: one(uptimeReport) }),
  /** Profiles of people on public pages; `ids` are separated by commas. */
  people: endpoint({
    ...PROFILES,
    path: (ids: string) => `/api/users?ids=${ids}`,
    decode: profiles,
  }),
  /** Profiles of anybody, for the team; `ids` are separated by commas. */
  staffPeople: endpoint({ path: (ids: string) => `/api/staff/users?ids=${ids}`, decode: profiles }),
  /** Whether the viewer's avatar history is hidden. */
  hidden: endpoint({
    pauses: [1_000, 2_000],
    path: (_viewer: string) => "/api/own-avatars/hidden",
    decode: one(v.object({ hidden: v.boolean() })),
  }),
  /** What is kept about the viewer; the text is that of the answer, as a file has it. */
  ownData: endpoint({
    timeout: 60_000,
    path: () => "/api/me/data",
    async decode(answer) {
      const { decodeOwnData } = await import("../../contract/own-data.ts");
      const { value, dropped } = decodeOwnData(answer);
      return { value: { data: value, text: JSON.stringify(answer, null, 2) }, dropped };
    },
  }),
  ownAppeals: endpoint({
    path: (_viewer: string) => "/api/me/appeals",
    async decode(answer) {
      return (await import("../../contract/own-appeals.ts")).decodeOwnAppeals(answer);
    },
  }),
  /** What bars the viewer. */
  standing: endpoint({ timeout: SIX_LISTS_MS, path: () => "/api/me/standing", decode: standing }),
  /** What bars a server, by the proof that the viewer manages it. */
  serverStanding: endpoint({
    timeout: SIX_LISTS_MS,
    path: (_proof: string) => "/api/me/servers/standing",
    body: (proof) => ({ proof }),
    decode: standing,
  }),
} as const;

type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
export type ArgsOf<Name extends EndpointName> = Parameters<Endpoints[Name]["path"]>;
export type ValueOf<Name extends EndpointName> = Awaited<
  ReturnType<Endpoints[Name]["decode"]>
>["value"];

/** An answer, with the arguments it was read for. */
export interface Answer<Name extends EndpointName> extends Times {
  args: ArgsOf<Name>;
  value: ValueOf<Name>;
}

/** The table with the type of each row made explicit, so that its path and its decoder fit together. */
const rows: { [Name in EndpointName]: Endpoint<ArgsOf<Name>, ValueOf<Name>> } = endpoints;

/**
 * Makes one read from the browser, with further attempts where its row has some.
 * @throws RequestError, TimeoutError or TypeError as `request` does; ShapeError for a wrong answer
 */
export async function read<Name extends EndpointName>(
  name: Name,
  args: ArgsOf<Name>,
): Promise<Answer<Name>> {
  const { path, decode, body, timeout, pauses = [], isFinal } = rows[name];
  return withRetries(
    async () => {
      const posted = body && ({ method: "POST", body: body(...args) } as const);
      const response = await request(path(...args), { timeout, ...posted });
      const { value } = await decode(await jsonOf(response));
      const at = now();
      const age = Math.max(0, Number(response.headers.get("X-Data-Age")) || 0);
      return { args, value, asOf: at - age * 1_000, at };
    },
    { pauses, isFinal },
  );
}
