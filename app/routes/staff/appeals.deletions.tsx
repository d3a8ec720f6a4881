import { data } from "react-router";
import { DELETIONS as TEXT } from "../../content/staff/appeal-queue.ts";
import { DELETION_VIEWS } from "../../contract/appeals.ts";
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

/** `?view=` is a part of the list, `?after=` where its page begins. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { appeals, now } = context.get(staffContext);
  const view = DELETION_VIEWS.find((name) => name === searchParams.get("view")) ?? "open";
  try {
    return data({ view, queue: await appeals.deletions(view, searchParams.get("after")), now });
  } catch {
    return data({ view, queue: null, now }, PANEL_ONLY);
  }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, { title: TEXT.title, path: "/staff/appeals/deletions" });
}

export default function DeletionsPage({ loaderData }: Route.ComponentProps) {
  const { view, queue, now } = loaderData;
  return (
    <>
      <PageHeader isDense title={TEXT.title} description={TEXT.description} />
      <div className="flex flex-col gap-2">
        {queue ? (
          <Deletions view={view} queue={queue} now={now} />
        ) : (
          <ErrorBox text={TEXT.failed} />
        )}
      </div>
    </>
  );
}
