import { LANDING } from "../content/landing/landing.ts";
import { SITE } from "../content/site.ts";
import { pageContext } from "../loaders/context.ts";
import { Hero } from "../landing/hero.tsx";
import { liveTotals } from "../landing/totals.ts";
import { openTrouble } from "../landing/trouble.ts";
import { aboutProduct } from "../seo/linked-data.ts";
import { originOf, page } from "../seo/meta.ts";
import type { Route } from "./+types/home";
import { Below } from "../landing/below.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { bot, statusReport } = context.get(pageContext);
  const [totals, trouble] = await Promise.all([liveTotals(bot), openTrouble(statusReport)]);
  return { totals, trouble };
}

/** Without a connection the page is shown without the totals and the trouble. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => ({ totals: null, trouble: null }));
}

/** Links within the page do not change the totals. */
export function shouldRevalidate() {
  return false;
}

export function meta({ matches }: Route.MetaArgs) {
  const origin = originOf(matches);
  return page({
    title: LANDING.title,
    description: SITE.description,
    path: "/",
    origin,
    linkedData: aboutProduct(origin),
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero {...loaderData} />
      <Below />
    </>
  );
}
