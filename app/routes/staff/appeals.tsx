import { data } from "react-router";
import { APPEALS as TEXT } from "../../content/staff/appeal-queue.ts";
import { APPEAL_KINDS, APPEAL_VIEWS } from "../../contract/appeals.ts";
import { staffContext } from "../../loaders/context.ts";
import { PANEL_ONLY } from "../../page-load/failed.ts";
import { ErrorBox } from "../../staff/error-box.tsx";
import { staffMeta } from "../../staff/meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/appeals";
import { Queue } from "../../staff/appeals/queue.tsx";

export { headers } from "../../page-load/headers.ts";

/** `?kind=` is an appeal's kind, `?view=` a part of the queue, `?after=` where the page begins. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { appeals, now } = context.get(staffContext);
  const kind = APPEAL_KINDS.find((name) => name === searchParams.get("kind")) ?? null;
  const view = APPEAL_VIEWS.find((name) => name === searchParams.get("view")) ?? "open";
  const part = { kind, view, now };
  try {
    const queue = await appeals.queue({ kind, view, after: searchParams.get("after") });
    return data({ ...part, queue });
  } catch {
    return data({ ...part, queue: null }, PANEL_ONLY);
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, { title: TEXT.title, path: "/staff/appeals" });
}

export default function AppealsPage({ loaderData }: Route.ComponentProps) {
  const { queue, ...part } = loaderData;
  return (
    <>
      <PageHeader isDense title={TEXT.title} description={TEXT.description} />
      <div className="flex flex-col gap-2">
        {queue ? <Queue {...part} queue={queue} /> : <ErrorBox text={TEXT.failed} />}
      </div>
    </>
  );
}
