import { ShapeError, type Decoded } from "../../app/contract/decode.ts";
import { reads } from "../../app/contract/endpoints.ts";
import { SHAPE_ERRORS } from "../../app/contract/shape-errors.ts";
import { BotError } from "../../app/contract/bot.ts";
import { failureFields, type Log } from "../logging/log.ts";
import { fetchDecoded, type Row } from "./bot-request.ts";
import { upstreamPath } from "./client.ts";
import type { ReadListText, TextRead } from "../context/services.ts";
import type { BotContext } from "./context.ts";
import type { BotFetch } from "./upstream.ts";

/**
 * The text of a list, for whoever looks for a few of its rows: decoding all takes several times as long.
 * Requests that come while it is read share it; nothing is kept after. @throws BotError
 */
export function readListText(context: BotContext, name: TextRead): Promise<string> {
  const { isolate, limit, log, waitUntil } = context;
  const row: Row = reads[name];
  const path = upstreamPath(context, name, row, name === "activity" ? ["all"] : []);
  return isolate.readTextOnce(path, {
    start: async () =>
      (await limit(() => fetchDecoded(context, { name, path, asText: true, decode: wholeList })))
        .value,
    onError: (error) => log("bot.read_failed", { read: name, ...failureFields(error) }),
    waitUntil,
  });
}

/** Reads the text of a list for the cron, which has no breaker and waits for no other. @throws BotError */
export function listTextReader(fetchBot: BotFetch, log: Log): ReadListText {
  return async function readList(name) {
    const path = upstreamPath({ staffServerId: "" }, name, reads[name], []);
    try {
      const { value } = await fetchBot(path, { attempts: 1, isPatient: true, asText: true });
      return wholeList(value).value;
    } catch (error) {
      log("bot.read_failed", { read: name, ...failureFields(error) });
      if (error instanceof ShapeError) throw new BotError("shape", error.message);
      throw error;
    }
  };
}

/** Whatever is not an array from its first character to its last is no list, such as an error page. */
function wholeList(answer: unknown): Decoded<string> {
  const isWhole =
    typeof answer === "string" && /^[\t\n\r ]*\[/.test(answer) && answer.trimEnd().endsWith("]");
  if (!isWhole) throw new ShapeError(SHAPE_ERRORS.notJson);
  return { value: answer, dropped: 0 };
}
