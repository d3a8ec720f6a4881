import { useEffect } from "react";
import { useRevalidator, type ShouldRevalidateFunctionArgs } from "react-router";
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

/** Offline, the page shows without totals and incidents. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => ({ totals: null, trouble: null }));
}

/** How long a slow bot may still take. */
const LATE_MS = 3000;

/** Links within the page don't change the totals. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href;
}

export function meta({ matches }: Route.MetaArgs) {
  return page(matches, {
    title: LANDING.title,
    description: SITE.description,
    path: "/",
    linkedData: aboutProduct(originOf(matches)),
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const isIncomplete = loaderData.totals === null;
  // Totals that missed the document are in the cache by then.
  useEffect(() => {
    if (!isIncomplete) return;
    const timer = setTimeout(() => void revalidate(), LATE_MS);
    return () => clearTimeout(timer);
  }, [isIncomplete, revalidate]);
  return (
    <>
      <Hero {...loaderData} />
      <Below />
    </>
  );
}
