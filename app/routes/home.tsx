import { SITE } from "../content/site.ts";
import { Chapters } from "../landing/chapters.tsx";
import { Closing } from "../landing/closing.tsx";
import { Hero } from "../landing/hero.tsx";
import { aboutProduct } from "../linked-data.ts";
import { originOf, page } from "../seo.ts";
import type { Route } from "./+types/home";

export function meta({ matches }: Route.MetaArgs) {
  const origin = originOf(matches);
  return page({
    title: "Discord Bot",
    description: SITE.description,
    path: "/",
    origin,
    linkedData: aboutProduct(origin),
  });
}

export default function Home() {
  return (
    <>
      <Hero />
      <Chapters />
      <Closing />
    </>
  );
}
