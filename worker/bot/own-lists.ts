import { ShapeError, type Decoded } from "../../app/contract/decode.ts";
import { reads } from "../../app/contract/endpoints.ts";
import { SHAPE_ERRORS } from "../../app/contract/shape-errors.ts";
import type { OwnListRead } from "../context/services.ts";
import { failureFields } from "../logging/log.ts";
import { fetchDecoded, type Row } from "./bot-request.ts";
import { upstreamPath } from "./client.ts";
import type { BotContext } from "./context.ts";

/** How long people's looks share a list, so that many cost the bot one read. */
const SHARED_MS = 30_000;

/**
 * A list as the bot sent it, for people looking for rows about themselves. An isolate's requests
 * share it for SHARED_MS, although other staff data is never shared. @throws BotError
 */
export async function readOwnList(
  context: BotContext,
  name: OwnListRead,
): Promise<readonly unknown[]> {
  const { isolate, limit, log, now, waitUntil } = context;
  const { ownLists } = isolate;
  for (const [path, { readAt }] of ownLists) {
    if (now() - readAt >= SHARED_MS) ownLists.delete(path);
  }
  const row: Row = reads[name];
  const path = upstreamPath(context, name, row, name === "activity" ? ["all"] : []);
  const known = ownLists.get(path);
  if (known) return known.rows;
  return isolate.readListOnce(path, {
    async start() {
      const request = { name, path, decode: asList };
      const { value: rows } = await limit(() => fetchDecoded(context, request));
      ownLists.set(path, { rows, readAt: now() });
      return rows;
    },
    onError: (error) => log("bot.read_failed", { read: name, ...failureFields(error) }),
    waitUntil,
  });
}

/** Only an array is a list, and only `[]` is empty. */
function asList(answer: unknown): Decoded<readonly unknown[]> {
  if (!Array.isArray(answer)) throw new ShapeError(SHAPE_ERRORS.notJson);
  return { value: answer, dropped: 0 };
}
