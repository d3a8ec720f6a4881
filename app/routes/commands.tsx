import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { groupOfSlug, publicCatalogue } from "../commands/catalogue.ts";
import { findByName } from "../commands/filter.ts";
import { loadCommands, type LoadedCommands } from "../commands/load.ts";
import { LoadingCommands } from "../commands/loading.tsx";
import { commandTitle, pageMeta } from "../commands/page-meta.ts";
import { ALL_COMMANDS, COMMANDS_TEXT } from "../content/commands/commands.ts";
import { pageContext } from "../loaders/context.ts";
import { breadcrumbs } from "../seo/linked-data.ts";
import { Deferred } from "../page-load/deferred.tsx";
import {
  NOT_REACHED,
  isFailed,
  PANEL_ONLY,
  type Failed,
  type LoadResult,
} from "../page-load/failed.ts";
import { createMemory } from "../page-load/memory.ts";
import { PageFailure } from "../page-load/page-failure.tsx";
import { originOf, page } from "../seo/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";
import type { Route } from "./+types/commands";
import { CommandBrowser } from "../commands/browser.tsx";

export { headers } from "../page-load/headers.ts";

function isUnknown(category: string | undefined): boolean {
  return groupOfSlug(publicCatalogue, category) === null;
}

export async function loader({ context, params }: Route.LoaderArgs) {
  if (isUnknown(params.category)) throw redirect("/commands");
  const { bot, requestId } = context.get(pageContext);
  const loaded = await loadCommands(() => bot.commands());
  if (!loaded) {
    const failed: Failed = { failed: null, requestId };
    return data(failed, PANEL_ONLY);
  }
  return data(loaded);
}

const { recall, useKept } = createMemory<LoadResult<LoadedCommands>>();

/** Shows placeholders at once, except for a linked command, whose title needs the answer. */
export async function clientLoader({ params, serverLoader, url }: Route.ClientLoaderArgs) {
  if (isUnknown(params.category)) throw redirect("/commands");
  const loaded = recall(url, () => serverLoader().catch(() => NOT_REACHED));
  return "deferred" in loaded && url.searchParams.has("c") ? loaded.deferred : loaded;
}

/** The browser filters. Only an unknown category needs the loader, which redirects. */
export function shouldRevalidate({ nextParams }: Pick<ShouldRevalidateFunctionArgs, "nextParams">) {
  return isUnknown(nextParams["category"]);
}

export function meta({ loaderData, location, matches, params }: Route.MetaArgs) {
  const group = groupOfSlug(publicCatalogue, params.category) ?? ALL_COMMANDS;
  const query = new URLSearchParams(location.search);
  const loaded = loaderData && "commands" in loaderData ? loaderData : null;
  const name = query.get("c");
  const linked = findByName(loaded?.commands ?? [], name);
  const trail = [pageMeta(ALL_COMMANDS, null)];
  if (group !== ALL_COMMANDS) trail.push(pageMeta(group, null));
  if (linked) trail.push(pageMeta(group, linked));
  return page(matches, {
    ...pageMeta(group, linked),
    // Before the list arrives, only a linked command's name is known.
    ...(name && !loaded && { title: commandTitle(name) }),
    image: COMMANDS_TEXT.picture,
    // Search results repeat parts of indexed pages.
    index: !query.has("q"),
    linkedData: [breadcrumbs(originOf(matches), trail)],
  });
}

export default function Commands({ loaderData, params }: Route.ComponentProps) {
  useKept(loaderData);
  const group = groupOfSlug(publicCatalogue, params.category) ?? ALL_COMMANDS;
  const { title } = pageMeta(group, null);
  return (
    <div className="page-body">
      <PageHeader title={title} description={COMMANDS_TEXT.description} />
      <Deferred data={loaderData} fallback={<LoadingCommands />}>
        {(loaded) =>
          isFailed(loaded) ? (
            <PageFailure text={COMMANDS_TEXT.failed} requestId={loaded.requestId} />
          ) : (
            <CommandBrowser
              {...loaded}
              catalogue={publicCatalogue}
              group={group}
              noMatch={COMMANDS_TEXT.noMatch}
            />
          )
        }
      </Deferred>
    </div>
  );
}
