import type { Reading } from "../../contract/bot.ts";
import { reads, type Read, type ReadName, type Reads } from "../../contract/endpoints.ts";
import { jsonOf, request, type RequestOptions } from "./request.ts";

/** What a read is asked with. */
export type ArgsOf<Name extends ReadName> = Parameters<Reads[Name]["path"]>;
/** What a read answers. */
export type ValueOf<Name extends ReadName> = ReturnType<Reads[Name]["decode"]>["value"];

/** The table again, row by row, so that a row's path and answer stay together for the type checker. */
const rows: { [Name in ReadName]: Read<ArgsOf<Name>, ValueOf<Name>> } = reads;

/** The address of a read on our own edge. */
export function addressOf<Name extends ReadName>(name: Name, args: ArgsOf<Name>): string {
  return rows[name].path(...args);
}

/**
 * Makes one read of the endpoint table from the browser.
 * @throws RequestError, TimeoutError or TypeError as `request` does; ShapeError for a wrong answer
 */
export async function read<Name extends ReadName>(
  name: Name,
  args: ArgsOf<Name>,
  options?: RequestOptions,
): Promise<Reading<ValueOf<Name>>> {
  const response = await request(addressOf(name, args), options);
  const { value } = rows[name].decode(await jsonOf(response));
  return { value, ...freshness(response.headers) };
}

/** What the worker says about the age of an answer; staff answers say nothing and are always new. */
export function freshness(headers: Headers): Pick<Reading<unknown>, "state" | "age"> {
  const state = headers.get("X-Data-State");
  const age = Number(headers.get("X-Data-Age"));
  return {
    state: state === "fresh" || state === "stale" ? state : "miss",
    age: Number.isFinite(age) && age > 0 ? age : 0,
  };
}
