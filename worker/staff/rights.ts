import { ReadClosed, type BotApi } from "../../app/contract/bot.ts";
import { pageOfRead } from "../../app/contract/page-of-read.ts";
import type { StaffPage } from "../../app/contract/staff-pages.ts";
import { mapReads } from "../bot/map-reads.ts";

/** The bot API for a rank: reads of pages it can't see throw ReadClosed and ask nothing. */
export function withRights(bot: BotApi, sees: (page: StaffPage) => boolean): BotApi {
  return mapReads(bot, (name, read) => {
    const page = pageOfRead(name);
    return page === undefined || sees(page) ? read : () => Promise.reject(new ReadClosed());
  });
}
