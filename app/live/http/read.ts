import type { Decoded } from "../../contract/decode.ts";
import { reads, type Read, type ReadName, type Reads } from "../../contract/endpoints.ts";
import { jsonOf, request, type RequestOptions } from "./request.ts";

type ArgsOf<Name extends ReadName> = Parameters<Reads[Name]["path"]>;
type ValueOf<Name extends ReadName> = ReturnType<Reads[Name]["decode"]>["value"];

/** The endpoint table with the type of each row made explicit, so that its path and its decoder fit together. */
const rows: { [Name in ReadName]: Read<ArgsOf<Name>, ValueOf<Name>> } = reads;

/**
 * Makes one read of the endpoint table from the browser.
 * @throws RequestError, TimeoutError or TypeError as `request` does; ShapeError for a wrong answer
 */
export async function read<Name extends ReadName>(
  name: Name,
  args: ArgsOf<Name>,
  options?: RequestOptions,
): Promise<Decoded<ValueOf<Name>>> {
  const { path, decode } = rows[name];
  return decode(await jsonOf(await request(path(...args), options)));
}
