import type { BotApi, Reading } from "../../app/contract/bot.ts";
import { READ_NAMES, type ReadName } from "../../app/contract/endpoints.ts";

/** A read with its types erased. */
export type AnyRead = (...args: string[]) => Promise<Reading<unknown>>;

/** A BotApi from one function for each row of the endpoint table. */
export function botOf(readOf: (name: ReadName) => AnyRead): BotApi {
  const bot = Object.fromEntries(READ_NAMES.map((name) => [name, readOf(name)]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table types both sides, but TypeScript cannot follow it through the loop
  return bot as unknown as BotApi;
}

/** The BotApi with each read replaced by `map`'s result. */
export function mapReads(bot: BotApi, map: (name: ReadName, read: AnyRead) => AnyRead): BotApi {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  const reads = bot as unknown as Record<ReadName, AnyRead>;
  return botOf((name) => map(name, reads[name]));
}
