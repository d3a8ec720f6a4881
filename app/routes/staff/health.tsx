import { lazy, Suspense } from "react";
import { STAFF } from "../../content/staff.ts";
import { staffContext } from "../../context.ts";
import { originOf, page } from "../../seo.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Route } from "./+types/health";

// The server draws it; its script comes after the page's first ones.
const HealthBoard = lazy(() => import("../../staff/health/board.tsx"));

export async function loader({ context }: Route.LoaderArgs) {
  return await context.get(staffContext).health();
}

export function meta({ matches }: Route.MetaArgs) {
  return page({
    title: STAFF.health,
    path: "/staff/health",
    origin: originOf(matches),
    image: null,
    index: false,
  });
}

export default function HealthPage({ loaderData: health }: Route.ComponentProps) {
  return (
    <>
      <PageHeader isDense title={STAFF.health} description={STAFF.healthDescription} />
      <Suspense fallback={<Skeleton className="h-96" />}>
        <HealthBoard health={health} />
      </Suspense>
    </>
  );
}
