import { BotError, type BotApi, type Reading } from "../../app/contract/bot.ts";
import { READ_NAMES, reads, type ReadName } from "../../app/contract/endpoints.ts";
import { ERRORS } from "../../app/contract/errors.ts";
import type { Member } from "../../app/contract/person.ts";
import { readKept } from "./cached-read.ts";
import type { BotNeeds } from "./context.ts";
import { isKept, POLICIES } from "./policy.ts";
import { askAndDecode, isIssued, type Question, type Row } from "./bot-request.ts";

/** Members of the team whose ids stand in where a read has answered for nobody yet. */
const TEAM_WITNESSES = 2;

/** The bot API as pages and the JSON face use it: the endpoint table × cache × upstream. */
export function createBot(needs: BotNeeds): BotApi {
  const bot: Partial<Record<ReadName, (...args: string[]) => Promise<Reading<unknown>>>> = {};
  for (const name of READ_NAMES) {
    const row: Row = reads[name];
    const pathOf = (...args: string[]) => upstreamPath(needs, name, row, args);
    const teamIds = () => idsOfTheTeam(needs);
    bot[name] = async function read(...args) {
      const [id] = args;
      const about =
        row.route.includes(":id") && id !== undefined ? { id, pathOf, teamIds } : undefined;
      if (about && !isIssued(about.id, needs.now())) return nothingAbout(name);
      const question = { name, path: pathOf(...args), decode: row.decode, about };
      const reading = isKept(name)
        ? await readKept(needs, { ...question, policy: POLICIES[name] })
        : await readStraight(needs, question);
      needs.watch.heard(name, reading);
      return reading;
    };
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table types both sides, but TypeScript cannot follow it through the loop
  return bot as unknown as BotApi;
}

/** The path below BOT_API_URL: what follows `/api`, `/blacklist/…` as it is. */
export function upstreamPath(
  needs: Pick<BotNeeds, "staffServerId">,
  name: ReadName,
  row: Pick<Row, "upstream" | "path">,
  args: readonly string[],
): string {
  const path = (row.upstream ?? row.path(...args)).replace(/^\/api(?=\/)/, "");
  if (name !== "activity") return path;
  return `${path}&server_id=${encodeURIComponent(needs.staffServerId)}`;
}

/**
 * The team as the bot API tells it now, past every cache: what staff rights hang on. One attempt, which
 * waits for no other question of the request. @throws BotError
 */
export async function readTeamNow(needs: BotNeeds): Promise<Member[]> {
  const { decode } = reads.team;
  const question = { name: "team", path: "/team", decode, attempts: 1 } as const;
  return (await askAndDecode(needs, question)).value;
}

/** Staff data: asked every time, kept nowhere. */
async function readStraight(needs: BotNeeds, question: Question): Promise<Reading<unknown>> {
  const { value } = await needs.inTurn(() => askAndDecode(needs, question));
  return { value, state: "miss", age: 0 };
}

/** An id of the future is nobody's, and is not asked about. */
function nothingAbout(name: ReadName): Reading<unknown> {
  if (name === "user") throw new BotError("unknown-id", ERRORS.unknownUser);
  return { value: [], state: "fresh", age: 0 };
}

async function idsOfTheTeam(needs: BotNeeds): Promise<string[]> {
  const { decode } = reads.team;
  const question = { name: "team", path: "/team", decode, policy: POLICIES.team } as const;
  const team = await readKept(needs, question);
  return decode(team.value, needs.now())
    .value.slice(0, TEAM_WITNESSES)
    .map(({ user_id }) => user_id);
}
