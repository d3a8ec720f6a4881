import { ContactPage } from "../contact/page.tsx";
import { CONTACT } from "../content/contact.ts";
import { originOf, page } from "../seo/meta.ts";
import type { Route } from "./+types/contact";

export function headers() {
  return { "Cache-Control": "no-cache" };
}

export function meta({ matches }: Route.MetaArgs) {
  return page({
    title: CONTACT.title,
    description: CONTACT.description,
    path: "/contact",
    origin: originOf(matches),
    image: CONTACT.picture,
  });
}

export default function ContactRoute() {
  return <ContactPage />;
}
