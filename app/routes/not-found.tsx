import { data } from "react-router";
import { ERROR_PAGES, FRAME } from "../content/frame/frame.ts";
import { NotFound } from "../frame/not-found.tsx";
import { page } from "../seo/meta.ts";
import type { Route } from "./+types/not-found";

export function loader() {
  return data(null, { status: 404 });
}

/** Without a path: one cached document serves all unknown paths. */
export function meta({ matches }: Route.MetaArgs) {
  return page(matches, {
    title: FRAME.missing,
    description: ERROR_PAGES.notFoundSummary,
    path: null,
    image: null,
    index: false,
  });
}

export default function NotFoundPage() {
  return <NotFound />;
}
