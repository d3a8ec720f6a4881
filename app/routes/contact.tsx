import { ContactPage } from "../contact/page.tsx";
import { CONTACT } from "../content/contact.ts";
import { page } from "../seo/meta.ts";
import type { Route } from "./+types/contact";

export { staticHeaders as headers } from "../page-load/headers.ts";

export function meta({ matches }: Route.MetaArgs) {
  return page(matches, {
    title: CONTACT.title,
    description: CONTACT.description,
    path: "/contact",
    image: CONTACT.picture,
  });
}

export default function ContactRoute() {
  return <ContactPage />;
}
