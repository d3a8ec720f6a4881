import { data, Outlet, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { ERRORS } from "../../content/errors.ts";
import { APPEALS_PATH, staffLinksFor } from "../../content/staff/navigation.ts";
import {
  healthContext,
  pageContext,
  staffContext,
  type GuardUnavailable,
} from "../../loaders/context.ts";
import { pageOfPath } from "../../contract/staff-pages.ts";
import { Sidebar } from "../../staff/sidebar.tsx";
import type { Route } from "./+types/layout";

/**
 * The guard. As middleware it runs for every spelling of the path and every data request. Client
 * navigations request data only for routes with a loader, so every staff route has one.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async function staffOnly({ context, request, url, pattern }) {
    const { guard, requestId, site } = context.get(pageContext);
    const outcome = await guard(pageOfPath(pattern.replace(/^staff\//, "")));
    const isNavigation = new URL(request.url).pathname.endsWith(".data");
    // A click keeps its address and shows words; a document leads to the sign-in.
    if (outcome === "rights-ended" && isNavigation) throw data(null, { status: 401 });
    if (outcome === "not-a-member" || outcome === "rights-ended") {
      throw redirect(`/?returnTo=${encodeURIComponent(url.pathname + url.search)}`);
    }
    if (outcome === "other-ranks") throw data(null, { status: 403 });
    if (outcome === "unavailable") {
      const { supportUrl } = site;
      const unavailable: GuardUnavailable = { text: ERRORS.fetchTeam, requestId, supportUrl };
      throw data(unavailable, { status: 503 });
    }
    context.set(healthContext, outcome);
    if ("bot" in outcome) context.set(staffContext, outcome);
  },
];

/** `open` is null if the database fails, or if rank or brand has no appeals page. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(healthContext);
  const { viewer } = services;
  const links = staffLinksFor(viewer.rank ?? "");
  if (!("appeals" in services) || !links.some(({ path }) => path === APPEALS_PATH)) {
    return { viewer, open: null };
  }
  // The worker has logged the reason.
  const open = await context
    .get(staffContext)
    .appeals.countOpen()
    .catch(() => null);
  return { viewer, open };
}

/** The viewer doesn't depend on the query, and the pages' loaders run the guard themselves. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return args.currentUrl.search === args.nextUrl.search && args.defaultShouldRevalidate;
}

export default function StaffLayout({ loaderData: { viewer, open } }: Route.ComponentProps) {
  return (
    <div className="wrap-wide grid grid-cols-1 items-start gap-x-8 gap-y-6 pb-12 pt-4 xl:grid-cols-[12rem_minmax(0,1fr)]">
      <Sidebar viewer={viewer} waiting={open} />
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
