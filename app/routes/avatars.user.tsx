import { data } from "react-router";
import { AvatarGrid } from "../avatars/grid.tsx";
import { HistoryActions } from "../avatars/actions.tsx";
import { EmptyHistory } from "../avatars/empty-history.tsx";
import { AVATARS_A_PAGE, NO_STORE, pathOfUser } from "../avatars/history.ts";
import { AVATARS } from "../content/avatars.ts";
import { isUnknownId, type Reading } from "../contract/bot.ts";
import { isDigits } from "../contract/digits.ts";
import type { AvatarRecord } from "../contract/person.ts";
import { pageContext } from "../loaders/context.ts";
import { paginate, parsePage } from "../ui/paging.ts";
import { PANEL_ONLY } from "../page-load/failed.ts";
import { PageFailure } from "../page-load/page-failure.tsx";
import { Activity } from "../people/activity.tsx";
import { UserCard } from "../people/user-card.tsx";
import { page } from "../seo/meta.ts";
import { BackLink } from "../ui/back-link.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Pager } from "../ui/pager.tsx";
import type { Route } from "./+types/avatars.user";

export { headers } from "../page-load/headers.ts";

/** A person's pictures; null if the read failed. The bot's 404 is an empty list. */
function picturesOf(result: PromiseSettledResult<Reading<AvatarRecord[]>>): AvatarRecord[] | null {
  if (result.status === "fulfilled") return result.value.value;
  const unknown = isUnknownId(result.reason);
  return unknown ? [] : null;
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const id = params.userId;
  if (!isDigits(id)) throw data(null, { status: 404 });
  const { bot, requestId, site } = context.get(pageContext);
  const { avatarCdn } = site;
  const [pictures, profile] = await Promise.allSettled([bot.avatarsOf(id), bot.user(id)]);
  const user = profile.status === "fulfilled" ? profile.value.value : null;
  const records = picturesOf(pictures);
  if (!records) {
    const error = user ? AVATARS.userFailed : AVATARS.dataFailed;
    return data({ id, user, shown: null, avatarCdn, error, requestId }, PANEL_ONLY);
  }
  const wanted = parsePage(url.searchParams.get("page"));
  const shown = paginate(records, wanted, AVATARS_A_PAGE);
  return data({ id, user, shown, avatarCdn, error: null, requestId }, NO_STORE);
}

export function meta({ params, matches }: Route.MetaArgs) {
  return page(matches, {
    title: AVATARS.userTitle(params.userId),
    description: AVATARS.description,
    path: `/avatars/${encodeURIComponent(params.userId)}`,
    image: null,
    index: false,
  });
}

export default function AvatarsOfUserPage({ loaderData }: Route.ComponentProps) {
  const { id, user, shown, avatarCdn, error, requestId } = loaderData;
  return (
    <div className="page-body">
      <BackLink to="/avatars">{AVATARS.back}</BackLink>
      <PageHeader title={AVATARS.title} />
      <div className="mb-8">
        <UserCard id={id} user={user}>
          <Activity activity={user?.activity} />
        </UserCard>
        <HistoryActions id={id} />
      </div>
      {error ? (
        <PageFailure heading={AVATARS.failedTitle} text={error} requestId={requestId} />
      ) : null}
      {shown?.items.length === 0 ? <EmptyHistory id={id} /> : null}
      {shown && shown.items.length > 0 ? (
        <>
          <AvatarGrid records={shown.items} avatarCdn={avatarCdn} />
          {shown.pages > 1 ? (
            <Pager
              page={shown.page}
              pages={shown.pages}
              hrefFor={(number) => pathOfUser(id, number)}
            />
          ) : null}
        </>
      ) : null}
    </div>
  );
}
