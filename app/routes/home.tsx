import { SITE } from "../content/site.ts";
import { botContext } from "../context.ts";
import { Chapters } from "../landing/chapters.tsx";
import { Closing } from "../landing/closing.tsx";
import { Hero } from "../landing/hero.tsx";
import { liveTotals } from "../landing/totals.ts";
import { originOf, page } from "../seo.ts";
import type { Route } from "./+types/home";

export async function loader({ context }: Route.LoaderArgs) {
  return { totals: await liveTotals(context.get(botContext)) };
}

/** The page needs nothing but its own script: without network it shows no totals. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => ({ totals: null }));
}

/** Links within the page change nothing the totals depend on. */
export function shouldRevalidate() {
  return false;
}

export function meta({ matches }: Route.MetaArgs) {
  return page({
    title: "Discord Bot",
    description: SITE.description,
    path: "/",
    origin: originOf(matches),
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero totals={loaderData.totals} />
      <Chapters />
      <Closing />
    </>
  );
}
