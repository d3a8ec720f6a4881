import { LANDING } from "../content/landing/landing.ts";
import { SITE } from "../content/site.ts";
import { botContext } from "../loaders/context.ts";
import { Hero } from "../landing/hero.tsx";
import { liveTotals } from "../landing/totals.ts";
import { lazyPart } from "../page-load/lazy-part.tsx";
import { aboutProduct } from "../seo/linked-data.ts";
import { originOf, page } from "../seo/meta.ts";
import type { Route } from "./+types/home";

const Below = lazyPart(() => import("../landing/below.tsx"), {
  waiting: () => <div data-skeleton="" className="min-h-dvh" />,
});

export async function loader({ context }: Route.LoaderArgs) {
  return { totals: await liveTotals(context.get(botContext)) };
}

/** Without a connection the page is shown without the totals. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => ({ totals: null }));
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
      <Hero totals={loaderData.totals} />
      <Below />
    </>
  );
}
