import { PREMIUM } from "../content/premium.ts";
import { PremiumView } from "../premium/page.tsx";
import { originOf, page } from "../seo.ts";
import type { Route } from "./+types/premium";

export function headers() {
  return { "Cache-Control": "no-cache" };
}

export function meta({ matches }: Route.MetaArgs) {
  return page({
    title: PREMIUM.title,
    description: PREMIUM.description,
    path: "/premium",
    origin: originOf(matches),
    image: PREMIUM.picture,
  });
}

export default function PremiumRoute() {
  return <PremiumView />;
}
