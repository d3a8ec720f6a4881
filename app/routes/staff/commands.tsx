import { data, Navigate, useSearchParams } from "react-router";
import { groupOfSlug, staffCatalogue } from "../../commands/catalogue.ts";
import { LoadingCommands } from "../../commands/loading.tsx";
import { loadCommands } from "../../commands/load.ts";
import { ALL_COMMANDS, COMMANDS_TEXT } from "../../content/commands/commands.ts";
import { CommandBrowser } from "../../commands/browser.tsx";
import { STAFF_ERRORS } from "../../content/staff/errors.ts";
import { staffContext } from "../../loaders/context.ts";
import { Deferred } from "../../page-load/deferred.tsx";
import { PANEL_ONLY } from "../../page-load/failed.ts";
import { staffMeta } from "../../staff/meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { ErrorPanel } from "../../ui/panel.tsx";
import type { Route } from "./+types/commands";

export { headers } from "../../page-load/headers.ts";

function groupFrom(query: URLSearchParams): string {
  return groupOfSlug(staffCatalogue, query.get("category")) ?? ALL_COMMANDS;
}

export async function loader({ context }: Route.LoaderArgs) {
  const loaded = await loadCommands(() => context.get(staffContext).bot.staffCommands());
  return loaded ? data(loaded) : data(null, PANEL_ONLY);
}

/** Shows placeholders at once; passes on the guard's redirect. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return {
    deferred: serverLoader().catch((reason: unknown) => {
      const redirectTo = reason instanceof Response ? reason.headers.get("Location") : null;
      if (redirectTo !== null) return { redirectTo };
      if (reason instanceof TypeError) return null;
      throw reason;
    }),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, {
    title: COMMANDS_TEXT.staffTitle,
    description: COMMANDS_TEXT.staffDescription,
    path: "/staff/commands",
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
      <Deferred data={loaderData} fallback={<LoadingCommands />}>
        {(loaded) =>
          loaded && "redirectTo" in loaded ? (
            <Navigate to={loaded.redirectTo} replace />
          ) : loaded ? (
            <CommandBrowser
              {...loaded}
              catalogue={staffCatalogue}
              group={groupFrom(query)}
              noMatch={COMMANDS_TEXT.noStaffMatch}
            />
          ) : (
            <ErrorPanel
              heading={STAFF_ERRORS.commandsTitle}
              text={STAFF_ERRORS.commands}
              detail={STAFF_ERRORS.commandsDetail}
            />
          )
        }
      </Deferred>
    </>
  );
}
