import { data } from "react-router";
import { DELETIONS as TEXT } from "../../content/staff/appeal-queue.ts";
import { staffContext } from "../../loaders/context.ts";
import { PANEL_ONLY } from "../../page-load/failed.ts";
import { lazyPart } from "../../page-load/lazy-part.tsx";
import { ErrorBox } from "../../staff/error-box.tsx";
import { staffMeta } from "../../staff/meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Route } from "./+types/appeals.deletions";

const Deletions = lazyPart(() => import("../../staff/appeals/deletions.tsx"), {
  waiting: () => <Skeleton className="h-dvh" />,
});

export async function loader({ context }: Route.LoaderArgs) {
  const { appeals, now } = context.get(staffContext);
  try {
    return data({ queue: await appeals.deletions(), now });
  } catch {
    return data({ queue: null, now }, PANEL_ONLY);
  }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, { title: TEXT.title, path: "/staff/appeals/deletions" });
}

export default function DeletionsPage({ loaderData: { queue, now } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader isDense title={TEXT.title} description={TEXT.description} />
      <div className="flex flex-col gap-4">
        {queue ? <Deletions queue={queue} now={now} /> : <ErrorBox text={TEXT.failed} />}
      </div>
    </>
  );
}
