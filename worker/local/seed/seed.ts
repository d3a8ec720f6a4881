import { activityWithin, createActivity } from "./activity.ts";
import { createAvatars, latestPictures } from "./avatars.ts";
import { createBlacklist, type BlacklistAnswer, type BlacklistPath } from "./blacklists.ts";
import { allCommands, commandsAnswer } from "./commands.ts";
import { createEconomyLogs, type EconomyAnswer } from "./economy.ts";
import { createFeedback } from "./feedback.ts";
import { createHistory, type HistoryPoint } from "./history.ts";
import { createPeople, type Person } from "./people.ts";
import { profile, teamProfile } from "./profiles.ts";
import { createShards } from "./shards.ts";
import { createTeam, teamAnswer } from "./team.ts";
import { createTemplates } from "./templates.ts";

export type Seed = ReturnType<typeof createSeed>;

/** People outside the team; the first 700 have avatar histories. */
const PEOPLE = 1_600;
const WITH_AVATARS = 700;
/** Indices of people: those with economy logs, and the visitor who can sign in. */
const TRADERS = [3, 11, 42] as const;
const VISITOR = 27;

/** The three with economy logs: plain, amounts as text, over the daily limit. */
export function tradersOf(people: readonly Person[]): string[] {
  return TRADERS.map((index) => people[index]?.id ?? "");
}

/** The visitor who can sign in. */
export function visitorOf(people: readonly Person[]): Person {
  const visitor = people[VISITOR];
  if (!visitor) throw new RangeError("the visitor is not among the people");
  return visitor;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function memoize<K, T>(make: (key: K) => T): (key: K) => T {
  const made = new Map<K, T>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

/**
 * The bot API's data at `now` (epoch ms). Creates lists on first use, for a quick start. `cdn` is
 * the image host's base, without a final slash.
 */
export function createSeed(now: number, cdn: string) {
  const team = createTeam();
  const people = createPeople(PEOPLE);
  const history = createHistory(now);
  const shards = createShards(now);
  const [plain, texts, greedy] = tradersOf(people);
  const avatars = once(() => createAvatars(people.slice(0, WITH_AVATARS), now));
  const pictures = once(() => latestPictures(avatars()));
  const activity = once(() => createActivity(team, people[99]?.id ?? "", now));
  const sources = {
    people: people.map(({ id }) => id),
    visitor: visitorOf(people).id,
    staff: team.map(({ id }) => id),
    commands: allCommands().map(({ name }) => name),
  };

  function historyAt(time: number): HistoryPoint[] {
    return history(Math.max(now, time));
  }

  return {
    team,
    people,
    commands: once(commandsAnswer),
    history: historyAt,
    shards(time: number) {
      const latest = historyAt(time).at(-1);
      return latest ? shards(latest, time) : [];
    },
    templates: once(() => createTemplates(cdn)),
    teamAnswer: once(() => teamAnswer(team)),
    user: memoize((id: string) => {
      const member = team.find((item) => item.id === id);
      if (member) return teamProfile(member, cdn);
      const person = people.find((item) => item.id === id);
      return person && profile(person, cdn, pictures().get(id));
    }),
    feedback: once(() => createFeedback(people, now)),
    avatars,
    avatarsOf: (id: string) => avatars().filter((row) => row.user_id === id),
    activity: (days: number | null, time: number) => activityWithin(activity(), days, time),
    economyLogs: memoize((id: string): EconomyAnswer[] => {
      if (id !== plain && id !== texts && id !== greedy) return [];
      return createEconomyLogs(id, now, { texts: id === texts, greedy: id === greedy });
    }),
    blacklist: memoize((path: BlacklistPath): BlacklistAnswer[] =>
      createBlacklist(path, sources, now),
    ),
  };
}
