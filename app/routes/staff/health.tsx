import { lazy, Suspense } from "react";
import { HEALTH } from "../../content/staff/health.ts";
import { healthContext } from "../../loaders/context.ts";
import { staffMeta } from "../../staff/meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Route } from "./+types/health";

// Rendered on the server; in the browser a chunk that is not among the page's first scripts.
const HealthReport = lazy(() => import("../../staff/health/report.tsx"));

export async function loader({ context }: Route.LoaderArgs) {
  return await context.get(healthContext).health();
}

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, { title: HEALTH.title, path: "/staff/health" });
}

export default function HealthPage({ loaderData: health }: Route.ComponentProps) {
  return (
    <>
      <PageHeader isDense title={HEALTH.title} description={HEALTH.description} />
      <Suspense fallback={<Skeleton className="h-96" />}>
        <HealthReport health={health} />
      </Suspense>
    </>
  );
}
