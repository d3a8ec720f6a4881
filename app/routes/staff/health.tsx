import { HEALTH } from "../../content/staff/health.ts";
import { healthContext } from "../../loaders/context.ts";
import { staffMeta } from "../../staff/meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/health";
import { HealthReport } from "../../staff/health/report.tsx";

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
      <HealthReport health={health} />
    </>
  );
}
