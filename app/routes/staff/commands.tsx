import { lazy } from "react";
import { data, useSearchParams } from "react-router";
import { groupAt, staffCatalogue } from "../../commands/catalogue.ts";
import { Arrived } from "../../commands/loading.tsx";
import { FAILED, readListing } from "../../commands/listing.ts";
import { ALL_COMMANDS, COMMANDS_TEXT } from "../../content/commands.ts";
import { ERRORS } from "../../contract/errors.ts";
import { staffContext } from "../../context.ts";
import { UNAVAILABLE } from "../../page-load/unavailable.ts";
import { originOf, page } from "../../seo.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { ErrorPanel } from "../../ui/panel.tsx";
import type { Route } from "./+types/commands";

// The server draws it; its script comes after the page's first ones.
const CommandBrowser = lazy(async () => ({
  default: (await import("../../commands/browser.tsx")).CommandBrowser,
}));

function groupFrom(query: URLSearchParams): string {
  return groupAt(staffCatalogue, query.get("category")) ?? ALL_COMMANDS;
}

export async function loader({ context, url: { searchParams: query } }: Route.LoaderArgs) {
  const listing = await readListing(
    () => context.get(staffContext).bot.staffCommands(),
    staffCatalogue,
    { group: groupFrom(query), search: query.get("q") ?? "", command: query.get("c") },
  );
  return listing.failed ? data(listing, UNAVAILABLE) : data(listing);
}

/** The page shows at once with its placeholders; what the guard says meanwhile is passed on. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return {
    later: serverLoader().catch((reason: unknown) => {
      const goTo = reason instanceof Response ? reason.headers.get("Location") : null;
      if (goTo !== null) return { goTo };
      if (reason instanceof TypeError) return FAILED; // no network
      throw reason;
    }),
  };
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  return page({
    title: COMMANDS_TEXT.staffTitle,
    description: COMMANDS_TEXT.staffDescription,
    path: "/staff/commands",
    origin: originOf(matches),
    image: null,
    index: false,
  });
}

export default function StaffCommands({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return (
    <>
      <PageHeader
        isDense
        title={COMMANDS_TEXT.staffTitle}
        description={COMMANDS_TEXT.staffDescription}
      />
      <Arrived listing={loaderData}>
        {(listing) =>
          listing.failed ? (
            <ErrorPanel heading={ERRORS.staffCommandsTitle} text={ERRORS.staffCommandsPanel} />
          ) : (
            <CommandBrowser
              catalogue={staffCatalogue}
              listing={listing}
              group={groupFrom(query)}
              noMatch={COMMANDS_TEXT.noStaffMatch}
            />
          )
        }
      </Arrived>
    </>
  );
}
