import { data } from "react-router";
import { STAFF } from "../../content/staff/staff.ts";
import { staffContext } from "../../loaders/context.ts";
import type { BotApi } from "../../contract/bot.ts";
import { STAFF_ERRORS } from "../../content/staff/errors.ts";
import { PANEL_ONLY } from "../../page-load/failed.ts";
import { newestFirst } from "../../staff/economy/economy.ts";
import { economyView } from "../../staff/economy/view.ts";
import { ErrorBox } from "../../staff/error-box.tsx";
import { IdSearch } from "../../staff/list/id-search.tsx";
import { parseId } from "../../staff/list/parse-id.ts";
import { maxAgeOf } from "../../staff/list/view-age.ts";
import { staffMeta } from "../../staff/meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/economy";
import { EconomyResults } from "../../staff/economy/results.tsx";

export { headers } from "../../page-load/headers.ts";

const PROBLEMS = { empty: STAFF_ERRORS.economyId, malformed: STAFF.noUserId };

/** Reads and filters the whole log here; one read serves all filters, orders and pages. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const query = url.searchParams.get("user");
  const { id, problem } = parseId(query, PROBLEMS);
  if (id === null) return data({ query, problem, view: null, error: null });
  const { bot, remember } = context.get(staffContext);
  const [reading, profile] = await Promise.allSettled([
    remember(`log ${id}`, () => readLog(bot, id), {
      weightOf: ({ logs, unread }) => logs.length + unread.length,
      maxAge: maxAgeOf(url.searchParams),
    }),
    bot.user(id),
  ]);
  if (reading.status === "rejected") {
    return data({ query, problem, view: null, error: STAFF_ERRORS.economy }, PANEL_ONLY);
  }
  const user = profile.status === "fulfilled" ? profile.value.value : null;
  const view = economyView({ id, user, ...reading.value }, url.searchParams);
  return data({ query, problem, view, error: null });
}

async function readLog(bot: BotApi, id: string) {
  const { value, isCut = false, unread = [] } = await bot.economyLogs(id);
  return { logs: newestFirst(value), isCut, unread };
}

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, { title: STAFF.economy, path: "/staff/logging/economy" });
}

export default function EconomyPage({ loaderData }: Route.ComponentProps) {
  const { query, problem, view, error } = loaderData;
  return (
    <>
      <PageHeader isDense title={STAFF.economy} description={STAFF.economyDescription} />
      <div className="flex flex-col gap-2">
        <IdSearch name="user" label={STAFF.userId} query={query ?? ""} problem={problem} />
        {error ? <ErrorBox text={error} /> : null}
        {view ? <EconomyResults view={view} /> : null}
      </div>
    </>
  );
}
