import { createRandom } from "../random.ts";
import type { Person } from "./people.ts";
import { ACTIVITIES, type Activity, type TeamPerson } from "./team.ts";

/** A person's current activity, as in the bot's answer. */
interface ProfileActivity {
  name: string;
  details: string | null;
  state: string | null;
  emoji: string | null;
  image: string | null;
}

/** A profile in `GET /user/{id}`; the site ignores `bot`. */
export interface UserAnswer {
  id: string;
  /** The display name; null for people who never set one. */
  user: string | null;
  username: string;
  avatar: string | null;
  banner: string | null;
  banner_color: string | null;
  activity: ProfileActivity | null;
  bot: boolean;
}

function activityAnswer(activity: Activity | undefined, cdn: string): ProfileActivity | null {
  if (!activity) return null;
  return {
    name: activity.name,
    details: activity.details ?? null,
    state: activity.state ?? null,
    emoji: activity.emoji ?? null,
    image: activity.cover ? `${cdn}/covers/${activity.cover}.svg` : null,
  };
}

export function teamProfile(person: TeamPerson, cdn: string): UserAnswer {
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
export function profile(person: Person, cdn: string, file: string | undefined): UserAnswer {
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
