import { createRandom } from "../random.ts";
import type { Person } from "./people.ts";
import { ACTIVITIES, type Activity, type TeamPerson } from "./team.ts";

/** Profiles in `GET /user/{id}`; the site ignores `bot`. */

function activityAnswer(activity: Activity | undefined, cdn: string) {
  if (!activity) return null;
  return {
    name: activity.name,
    details: activity.details ?? null,
    state: activity.state ?? null,
    emoji: activity.emoji ?? null,
    image: activity.cover ? `${cdn}/covers/${activity.cover}.svg` : null,
  };
}

export function teamProfile(person: TeamPerson, cdn: string) {
  const file = `${person.username.replaceAll(".", "-")}.svg`;
  return {
    id: person.id,
    user: person.display,
    username: person.username,
    avatar: person.hasPicture ? `${cdn}/avatars/${file}` : null,
    banner: person.hasBanner ? `${cdn}/banners/${file}` : null,
    banner_color: person.colour,
    activity: activityAnswer(person.activity, cdn),
    bot: false,
  };
}

/** A profile outside the team; one in twelve has no picture. `file` is the latest one. */
export function profile(person: Person, cdn: string, file: string | undefined) {
  const random = createRandom(`profile ${person.id}`);
  const pictureless = random.chance(1 / 12);
  const own = `${cdn}/avatars/${file ?? `${random.hex(32)}.svg`}`;
  return {
    id: person.id,
    user: person.display,
    username: person.username,
    avatar: pictureless ? null : own,
    banner: random.chance(0.2) ? `${cdn}/banners/${random.hex(32)}.svg` : null,
    banner_color: random.chance(0.4) ? `#${random.hex(6)}` : null,
    activity: random.chance(0.3) ? activityAnswer(random.pick(ACTIVITIES), cdn) : null,
    bot: false,
  };
}
