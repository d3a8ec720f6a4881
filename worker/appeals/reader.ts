import { you } from "../../app/content/you/you.static.ts";
import type { StaffAppeal, StaffAppeals } from "../../app/contract/appeals.ts";
import { isAppealId } from "../../app/contract/appeals.ts";
import type { Config } from "../context/config.ts";
import { countOpen, queuedOf, readAppeal, readQueue } from "../db/appeal-queue.ts";
import { log, reasonOf } from "../logging/log.ts";
import { logStaffRead, type Reader } from "../staff/audit-log.ts";

/** Appeals per page. */
const PAGE = 50;

/** A team member's reads of appeals. */
export function staffAppealsFor({ db }: Pick<Config, "db">, reader: Reader): StaffAppeals {
  async function orLog<T>(read: () => Promise<T>): Promise<T> {
    try {
      return await read();
    } catch (error) {
      log("appeals.failed", { requestId: reader.requestId, reason: reasonOf(error) });
      throw error;
    }
  }

  return {
    countOpen: () => orLog(() => countOpen(db)),
    queue: (filter) =>
      orLog(async () => {
        const queue = await readQueue(db, { ...filter, size: PAGE });
        logStaffRead(reader, "appeals", queue.appeals.length);
        return queue;
      }),
    one: (id) =>
      orLog(async (): Promise<StaffAppeal | null> => {
        const row = isAppealId(id) ? await readAppeal(db, id) : null;
        if (!row) return null;
        logStaffRead(reader, "appeals", 1, row.subject);
        const { givers, messages } = row;
        return {
          ...queuedOf(row),
          givers,
          mayDecide: mayDecide(row, reader.userId),
          messages: messages.map(
            ({ id: message, by_team: byTeam, author, text, created_at: at }) => ({
              id: message,
              from: byTeam === 1 ? "team" : "person",
              author,
              text,
              at,
            }),
          ),
        };
      }),
  };
}

/** False for one's own appeal and, if the brand says so, for sanctions one gave. */
export function mayDecide(
  { person, subject, givers }: { person: string; subject: string; givers: readonly string[] },
  member: string,
): boolean {
  if (member === person || member === subject) return false;
  return !you.appeals?.byAnother || !givers.includes(member);
}
