import { lazy } from "react";
import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { groupAt, publicCatalogue } from "../commands/catalogue.ts";
import { named } from "../commands/filter.ts";
import { FAILED, readListing } from "../commands/listing.ts";
import { Arrived } from "../commands/loading.tsx";
import { about } from "../commands/title.ts";
import { ALL_COMMANDS, COMMANDS_TEXT } from "../content/commands.ts";
import { ERRORS } from "../contract/errors.ts";
import { botContext, linkCardContext, siteContext } from "../context.ts";
import { UNAVAILABLE } from "../page-load/unavailable.ts";
import { useSite } from "../frame/use-site.ts";
import { breadcrumbs } from "../linked-data.ts";
import { cardJson } from "../link-card/card.ts";
import { commandsCard } from "../link-card/pages.ts";
import { originOf, page } from "../seo.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { ErrorPanel } from "../ui/panel.tsx";
import type { Route } from "./+types/commands";

// The server draws it; its script comes after the page's first ones.
const CommandBrowser = lazy(async () => ({
  default: (await import("../commands/browser.tsx")).CommandBrowser,
}));

function isUnknown(category: string | undefined): boolean {
  return groupAt(publicCatalogue, category) === null;
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const group = groupAt(publicCatalogue, params.category);
  if (group === null) throw redirect("/commands");
  const listing = await readListing(() => context.get(botContext).commands(), publicCatalogue, {
    group,
    search: url.searchParams.get("q") ?? "",
    command: url.searchParams.get("c"),
  });
  if (listing.failed) return data(listing, UNAVAILABLE);
  const count = listing.counts.get(group) ?? 0;
  const card = commandsCard(context.get(siteContext), group, count, listing.linked);
  context.set(linkCardContext, cardJson(card));
  return data(listing);
}

/** The page shows at once with its placeholders; the list follows. */
export function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  if (isUnknown(params.category)) throw redirect("/commands");
  // No network is a failed load like any other.
  return { later: serverLoader().catch(() => FAILED) };
}

/** Another category or search is another view of the list at hand; only an unknown category asks. */
export function shouldRevalidate({ nextParams }: Pick<ShouldRevalidateFunctionArgs, "nextParams">) {
  return isUnknown(nextParams["category"]);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, location, matches, params }: Route.MetaArgs) {
  const group = groupAt(publicCatalogue, params.category) ?? ALL_COMMANDS;
  const query = new URLSearchParams(location.search);
  const known = loaderData && "matches" in loaderData ? loaderData : FAILED;
  const linked = named([...(known.linked ? [known.linked] : []), ...known.matches], query.get("c"));
  const origin = originOf(matches);
  const trail = [about(ALL_COMMANDS, null)];
  if (group !== ALL_COMMANDS) trail.push(about(group, null));
  if (linked) trail.push(about(group, linked));
  return page({
    ...about(group, linked),
    origin,
    image: COMMANDS_TEXT.picture,
    // A search is a view of a page that is listed.
    index: !query.has("q"),
    linkedData: [breadcrumbs(origin, trail)],
  });
}

export default function Commands({ loaderData, params }: Route.ComponentProps) {
  const group = groupAt(publicCatalogue, params.category) ?? ALL_COMMANDS;
  const { title } = about(group, null);
  const { supportUrl } = useSite();
  return (
    <div className="page-body">
      <PageHeader title={title} description={COMMANDS_TEXT.description} />
      <Arrived listing={loaderData}>
        {(listing) =>
          listing.failed ? (
            <ErrorPanel text={ERRORS.commands} supportUrl={supportUrl} />
          ) : (
            <CommandBrowser
              catalogue={publicCatalogue}
              listing={listing}
              group={group}
              noMatch={COMMANDS_TEXT.noMatch}
            />
          )
        }
      </Arrived>
    </div>
  );
}
