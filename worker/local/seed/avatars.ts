import { DELETED_PREFIX } from "../images.ts";
import { createRandom } from "../random.ts";
import type { Person } from "./people.ts";

/** A picture in `GET /avatars`; the site ignores `id`. */
interface AvatarAnswer {
  id: number;
  user_id: string;
  avatar: string;
  /** Epoch seconds; text in some rows, as from a database. */
  timestamp: number | string;
}

const AVATARS = 5_000;
const DAY = 86_400;

/** People's pictures over 14 months, unsorted: several hundred for the first person. */
export function createAvatars(people: readonly Person[], now: number): AvatarAnswer[] {
  const random = createRandom("avatars");
  const end = Math.floor(now / 1000);
  const rows: AvatarAnswer[] = [];

  function add(person: Person, ago: number): void {
    const prefix = rows.length === 40 || rows.length === 2_500 ? DELETED_PREFIX : "";
    const timestamp = end - ago;
    rows.push({
      id: rows.length + 1,
      user_id: person.id,
      avatar: `${prefix}${random.hex(32)}.svg`,
      timestamp: random.chance(0.05) ? String(timestamp) : timestamp,
    });
  }

  for (const person of people) add(person, random.int(60, 420 * DAY));
  while (rows.length < AVATARS) {
    // The cube favours the first people: a few change their picture daily.
    const person = people[Math.floor(random.next() ** 3 * people.length)];
    if (person) add(person, Math.floor(random.next() ** 2 * 420 * DAY) + 60);
  }
  const known = people[0]?.id ?? "";
  rows.push(
    { id: 0, user_id: known, avatar: "../../team", timestamp: end },
    { id: 0, user_id: known, avatar: "", timestamp: end },
    { id: 0, user_id: known, avatar: "late.svg", timestamp: "yesterday" },
  );
  return random.shuffled(rows);
}

/** Each person's latest picture that still exists, by id. */
export function latestPictures(rows: readonly AvatarAnswer[]): Map<string, string> {
  const latest = new Map<string, AvatarAnswer>();
  for (const row of rows) {
    const known = latest.get(row.user_id);
    const isFile = row.avatar.endsWith(".svg") && !row.avatar.startsWith(DELETED_PREFIX);
    const isGood = isFile && Number.isFinite(Number(row.timestamp));
    if (isGood && (!known || Number(known.timestamp) < Number(row.timestamp))) {
      latest.set(row.user_id, row);
    }
  }
  return new Map([...latest].map(([id, row]) => [id, row.avatar]));
}
