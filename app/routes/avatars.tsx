import { data, redirect } from "react-router";
import { AvatarGrid } from "../avatars/grid.tsx";
import { OwnLink } from "../avatars/own-link.tsx";
import {
  AVATARS_A_PAGE,
  NO_STORE,
  pathOfAll,
  pathOfUser,
  searchedUser,
} from "../avatars/history.ts";
import { AvatarSearch } from "../avatars/search-form.tsx";
import { AVATARS } from "../content/avatars.ts";
import { idIn } from "../contract/digits.ts";
import { pageContext } from "../loaders/context.ts";
import { paginate, parsePage } from "../ui/paging.ts";
import { PANEL_ONLY } from "../page-load/failed.ts";
import { PageFailure } from "../page-load/page-failure.tsx";
import { page } from "../seo/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { Pager } from "../ui/pager.tsx";
import { EmptyPanel } from "../ui/panel.tsx";
import type { Route } from "./+types/avatars";

export { headers } from "../page-load/headers.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = searchedUser(url.searchParams.get("user"));
  const found = user && idIn(user, "person");
  if (found) throw redirect(pathOfUser(found, 1));
  const { bot, requestId, site } = context.get(pageContext);
  const { avatarCdn } = site;
  try {
    const { value } = await bot.avatars();
    // Already sorted, newest first; only one page is sent.
    const shown = paginate(value, parsePage(url.searchParams.get("page")), AVATARS_A_PAGE);
    return data({ shown, avatarCdn, requestId: null, refused: user }, NO_STORE);
  } catch {
    return data({ shown: null, avatarCdn, requestId, refused: user }, PANEL_ONLY);
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return page(matches, {
    title: AVATARS.title,
    description: AVATARS.description,
    path: pathOfAll(loaderData?.shown?.page ?? 1),
    image: AVATARS.picture,
    index: false,
  });
}

export default function AvatarsPage({ loaderData }: Route.ComponentProps) {
  const { shown, avatarCdn, requestId, refused } = loaderData;
  return (
    <div className="page-body">
      <PageHeader title={AVATARS.title} description={AVATARS.description} />
      <div className="mb-8 flex flex-col gap-3">
        <AvatarSearch refused={refused} />
        <OwnLink />
      </div>
      {shown === null ? (
        <PageFailure heading={AVATARS.failedTitle} text={AVATARS.failed} requestId={requestId} />
      ) : null}
      {shown?.items.length === 0 ? <EmptyPanel title={AVATARS.empty} /> : null}
      {shown && shown.items.length > 0 ? (
        <>
          <AvatarGrid records={shown.items} avatarCdn={avatarCdn} />
          <Pager page={shown.page} pages={shown.pages} hrefFor={pathOfAll} />
        </>
      ) : null}
    </div>
  );
}
