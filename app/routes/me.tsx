import { OWN_DATA } from "../content/you/data.ts";
import { youData } from "../content/you/nav.static.ts";
import { you } from "../content/you/you.static.ts";
import { loadPerson } from "../me/load-person.ts";
import { MeNav } from "../me/nav.tsx";
import { RequireSignedIn } from "../me/require-signed-in.tsx";
import { PersonCard } from "../me/person-card.tsx";
import { page } from "../seo/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";
import type { Route } from "./+types/me";
import { Records } from "../me/records.tsx";
import { Deletion } from "../me/deletion.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return loadPerson(context);
}

export function meta({ matches }: Route.MetaArgs) {
  return page(matches, {
    title: OWN_DATA.title,
    description: OWN_DATA.description,
    path: "/me",
    index: false,
  });
}

export default function MePage({ loaderData: { person } }: Route.ComponentProps) {
  return (
    <div className="page-body">
      <PageHeader title={OWN_DATA.title} description={OWN_DATA.description} />
      <RequireSignedIn person={person} signIn={OWN_DATA.signIn}>
        {(own) => (
          <>
            <MeNav />
            <div className="flex flex-col gap-8">
              <PersonCard person={own} />
              {youData && (
                <Records
                  key={`data ${own.id}`}
                  id={own.id}
                  kinds={youData}
                  isRecent={own.isRecent}
                />
              )}
              {you.deletion && own.isRecent && (
                <Deletion key={`deletion ${own.id}`} person={own.id} />
              )}
            </div>
          </>
        )}
      </RequireSignedIn>
    </div>
  );
}
