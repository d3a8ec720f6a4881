import { STANDING } from "../content/you/standing.ts";
import { you } from "../content/you/you.static.ts";
import { loadPerson } from "../me/load-person.ts";
import { MeNav } from "../me/nav.tsx";
import { RequireSignedIn } from "../me/require-signed-in.tsx";
import { OwnStanding } from "../me/standing.tsx";
import { page } from "../seo/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";
import type { Route } from "./+types/me.standing";
import { OwnAppeals } from "../me/appeals/own-appeals.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return loadPerson(context);
}

export function meta({ matches }: Route.MetaArgs) {
  return page(matches, {
    title: STANDING.title,
    description: STANDING.description,
    path: "/me/standing",
    index: false,
  });
}

export default function StandingPage({ loaderData: { person } }: Route.ComponentProps) {
  return (
    <div className="page-body">
      <PageHeader title={STANDING.title} description={STANDING.description} />
      <RequireSignedIn person={person} signIn={STANDING.signIn}>
        {({ id }) => (
          <>
            <MeNav />
            {/* Side by side with appeals; alone, in a readable width. */}
            <div className="grid gap-10 lg:grid-flow-col lg:auto-cols-[minmax(0,42rem)] lg:items-start">
              <OwnStanding key={`standing ${id}`} id={id} />
              {you.appeals && <OwnAppeals key={`appeals ${id}`} />}
            </div>
          </>
        )}
      </RequireSignedIn>
    </div>
  );
}
