import { brand } from "#brand";
import { PREMIUM } from "../content/premium.ts";
import { premiumPicture } from "../content/prices.ts";
import { words } from "../content/words.ts";
import { PremiumView } from "../premium/page.tsx";
import { page } from "../seo/meta.ts";
import type { Route } from "./+types/premium";

export { staticHeaders as headers } from "../page-load/headers.ts";

export function loader() {
  if (!brand.premium) throw new Response(null, { status: 404 });
  return words(brand.premium);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return page(matches, {
    title: PREMIUM.title,
    description: loaderData.description,
    path: "/premium",
    image: premiumPicture(loaderData),
  });
}

export default function PremiumRoute({ loaderData }: Route.ComponentProps) {
  return <PremiumView premium={loaderData} />;
}
