import { createRandom } from "../random.ts";
import type { Person } from "./people.ts";
import type { Doing } from "./roster.ts";
import type { TeamPerson } from "./team.ts";

/** What a person is doing, as the bot tells it (§3). */
interface DoingAnswer {
  name: string;
  details: string | null;
  state: string | null;
  emoji: string | null;
  image: string | null;
}

/** A profile as GET /user/{id} answers it (§7), with fields the site does not know. */
export interface UserAnswer {
  id: string;
  /** The display name; null where the person never set one. */
  user: string | null;
  username: string;
  avatar: string | null;
  banner: string | null;
  banner_color: string | null;
  activity: DoingAnswer | null;
  bot: boolean;
}

const DOINGS: readonly Doing[] = [
  {
    name: "Spotify",
    details: "Slow Harbour",
    state: "by The Night Ferries",
    cover: "slow-harbour",
  },
  { name: "Custom Status", state: "brb, tea", emoji: "🍵" },
  { name: "Stardew Valley", details: "Year 2, Spring", cover: "farm" },
  { name: "Custom Status", state: "exams until friday" },
  { name: "Minecraft", details: "Survival", cover: "lighthouse" },
];

function activityAnswer(doing: Doing | undefined, cdn: string): DoingAnswer | null {
  if (!doing) return null;
  return {
    name: doing.name,
    details: doing.details ?? null,
    state: doing.state ?? null,
    emoji: doing.emoji ?? null,
    image: doing.cover ? `${cdn}/covers/${doing.cover}.svg` : null,
  };
}

/** The profile of a team member, with banner and activity as the roster says. */
export function teamProfile({ id, username, display, entry }: TeamPerson, cdn: string): UserAnswer {
  return {
    id,
    user: display,
    username,
    avatar: entry.picture === false ? null : `${cdn}/avatars/${username.replaceAll(".", "-")}.svg`,
    banner: entry.banner ? `${cdn}/banners/${username.replaceAll(".", "-")}.svg` : null,
    banner_color: entry.colour ?? null,
    activity: activityAnswer(entry.doing, cdn),
    bot: false,
  };
}

/** The profile of anybody else; one in twelve has no picture. `file` is their latest one. */
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
    activity: random.chance(0.3) ? activityAnswer(random.pick(DOINGS), cdn) : null,
    bot: false,
  };
}
