import useSWR, { mutate, type SWRConfiguration, type SWRResponse } from "swr";
import type { Reading } from "../contract/bot.ts";
import type { ReadName } from "../contract/endpoints.ts";
import { addressOf, read, type ArgsOf, type ValueOf } from "./read.ts";
import type { RequestOptions } from "./request.ts";
import { whenSignedOut } from "./viewer.ts";

/** Addresses whose answers only the team may see. */
const STAFF_DATA = /^\/(?:blacklist|api\/(?:staff|logs|activity))\//;

// The next person at this tab must not see what the last one was shown.
whenSignedOut(() => {
  const isStaffData = (key: unknown) => typeof key === "string" && STAFF_DATA.test(key);
  void mutate(isStaffData, undefined, { revalidate: false });
});

type Options<Name extends ReadName> = SWRConfiguration<Reading<ValueOf<Name>>, Error> &
  Pick<RequestOptions, "timeout">;

/**
 * A read of the endpoint table, kept up to date in the browser. `args` null asks nothing yet.
 * `data` is the value with its age, as in a loader; `error` is what `read` throws.
 */
export function useBot<Name extends ReadName>(
  name: Name,
  args: ArgsOf<Name> | null,
  { timeout, ...options }: Options<Name> = {},
): SWRResponse<Reading<ValueOf<Name>>, Error> {
  return useSWR<Reading<ValueOf<Name>>, Error>(
    args === null ? null : addressOf(name, args),
    args === null ? null : () => read(name, args, { timeout }),
    options,
  );
}
