import { data } from "react-router";
import { SERVERS } from "../content/you/servers.ts";
import { SERVERS_PATH } from "../content/you/servers-paths.ts";
import { SERVER_FAILURES, type ServerFailure, type ServerList } from "../contract/servers.ts";
import { pageContext, type PageServices } from "../loaders/context.ts";
import { MeNav } from "../me/nav.tsx";
import { MyServers } from "../me/servers/page.tsx";
import { serversView } from "../me/servers/view.ts";
import { page } from "../seo/meta.ts";
import { STALE_AFTER } from "../status/banner.ts";
import { presentShards } from "../status/shards/present.ts";
import { PageHeader } from "../ui/page-header.tsx";
import type { Route } from "./+types/me.servers";

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(pageContext);
  const { servers: list } = services;
  const view = list && (await viewOf(services, list));
  const person = await services.person();
  const isUnknown = person === "unavailable";
  const body = {
    isSignedIn: person !== "signed-out",
    failure: isUnknown ? "unavailable" : failureOf(url.searchParams.get("failed")),
    view,
  };
  return data(body, { status: isUnknown ? 503 : 200 });
}

async function viewOf({ bot, statusReport }: PageServices, list: ServerList) {
  const reading = statusReport();
  // Without the bot's answer the list still shows what the site knows.
  const shards = await presentShards(bot).catch(() => null);
  return serversView(list, {
    shards: shards && { ...shards, isOld: shards.age > STALE_AFTER },
    report: await reading,
  });
}

function failureOf(text: string | null): ServerFailure | null {
  return SERVER_FAILURES.find((failure) => failure === text) ?? null;
}

/** The list comes with this document only. */
export function shouldRevalidate() {
  return false;
}

export function meta({ matches }: Route.MetaArgs) {
  return page(matches, {
    title: SERVERS.title,
    description: SERVERS.description,
    path: SERVERS_PATH,
    index: false,
  });
}

export default function MyServersPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page-body">
      <PageHeader title={SERVERS.title} description={SERVERS.description} />
      {loaderData.isSignedIn && <MeNav />}
      <MyServers {...loaderData} />
    </div>
  );
}
