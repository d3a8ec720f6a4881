import { RANKS } from "../../../app/content/ranks.ts";
import { DAY_MS } from "../../../app/contract/buckets.ts";
import { createRandom, snowflake } from "../random.ts";
import type { Person } from "./people.ts";

/** A game, music or a custom status. */
export interface Activity {
  name: string;
  details?: string;
  state?: string;
  emoji?: string;
  /** Name of a cover on the image host. */
  cover?: string;
}

const STATUS = "Custom Status";

export const ACTIVITIES: readonly Activity[] = [
  {
    name: "Spotify",
    details: "Slow Harbour",
    state: "by The Night Ferries",
    cover: "slow-harbour",
  },
  { name: "Stardew Valley", details: "Year 2, Spring", cover: "farm" },
  { name: "Minecraft", details: "Building a lighthouse", state: "Survival", cover: "lighthouse" },
  { name: STATUS, state: "brb, tea", emoji: "🍵" },
  { name: STATUS, state: "exams until friday" },
  {
    name: STATUS,
    state: "A status so long that it has to be cut somewhere, because no card has this much room",
    emoji: "📜",
  },
];

/** A member with what their card shows. */
export interface TeamPerson extends Person {
  rank: string;
  socials: Record<string, string> | string | null;
  activity: Activity | undefined;
  /** For a card without banner. */
  colour: string | null;
  hasBanner: boolean;
  hasPicture: boolean;
}

/** Ranks that may use staff commands, highest first. */
const STAFF_RANKS = RANKS.filter(({ categories }) => categories.length > 0);

/** The brand's n-th rank; if it has fewer, the last. */
export function rankAt(place: number): (typeof RANKS)[number] | undefined {
  return STAFF_RANKS[Math.min(place, STAFF_RANKS.length - 1)];
}

/** Usernames and display names by rank, highest first. The site doesn't know the last rank. */
const NAMES: readonly (readonly (readonly [username: string, display: string | null])[])[] = [
  [
    ["juniper", "Juniper"],
    ["tobi.asc", "Tobi"],
    ["sennheuser", "senn"],
    ["ana_lemma", "Ana Lemma"],
  ],
  [
    ["marlow", "Marlow"],
    ["noor.k", "نور"],
    ["pelle", "Pelle"],
    ["yuki_h", "ゆき"],
    ["okapi", null],
  ],
  [
    ["wrenfield", "Wren"],
    ["bastiaan", "Bastiaan 🌷"],
    ["img_src", '<img src=x onerror="window.__x=1">'],
    ["delphine", "Delphine"],
    ["mkt_oduya", "Oduya"],
    ["hexagon.ally", "The Honourable Keeper of Quiet Channels and Lost Invites"],
    ["lior", "ליאור"],
  ],
  [
    ["mirabel", "Mirabel"],
    ["quokka", "quokka"],
    ["ravioli.exe", "Ravioli"],
    ["sun_ji", "선지"],
    ["gardener", "Gardener"],
    ["teo", "Teo"],
    ["umbra_fox", "umbra 🦊"],
    ["vesna", "Весна"],
    ["zadie.w", "Zadie"],
  ],
  [["polyglot", "Polly"]],
];

/** One of each rank can sign in. */
export const SIGN_IN_NAMES = ["juniper", "marlow", "wrenfield", "mirabel"] as const;

const LINKS: Readonly<Record<string, string>> = {
  github: "https://github.com/",
  discord: "https://discord.com/",
  spotify: "https://open.spotify.com/",
  twitter: "https://x.com/",
  instagram: "https://www.instagram.com/",
  steam: "https://steamcommunity.com/",
  youtube: "https://www.youtube.com/",
  tiktok: "https://www.tiktok.com/",
  soundcloud: "https://soundcloud.com/",
  snapchat: "https://www.snapchat.com/",
  custom: "https://juniper.example/",
};

/** Links that the site must drop or take apart with care. */
const ODD_LINKS: Readonly<Record<string, Record<string, string> | string>> = {
  okapi: '{"github": "https://github.com/", ',
  img_src: { custom: "javascript:window.__x=1", github: "https://github.com/" },
  mkt_oduya: { twitter: "https://x.com/", custom: "http://oduya.example/notes?a=1&b=2" },
  vesna: { github: "data:text/html,hello", twitter: "https://x.com/" },
};

/** The team in order of ranks; ids never change. */
export function createTeam(): TeamPerson[] {
  return NAMES.flatMap((people, place) =>
    people.map(([username, display], index): TeamPerson => {
      const random = createRandom(`team ${username}`);
      const links = random.shuffled(Object.entries(LINKS)).slice(0, random.int(0, 3));
      return {
        id: snowflake(Date.UTC(2015, 5 + 9 * index + place) + random.int(0, DAY_MS), random),
        username,
        display,
        rank: place < 4 ? (rankAt(place)?.rank ?? "") : "Translator",
        socials: ODD_LINKS[username] ?? (links.length > 0 ? Object.fromEntries(links) : null),
        activity: random.chance(0.6) ? random.pick(ACTIVITIES) : undefined,
        colour: random.chance(0.4) ? `#${random.hex(6)}` : null,
        hasBanner: random.chance(0.5),
        hasPicture: !["teo", "okapi"].includes(username),
      };
    }),
  );
}

/** The bot's `GET /team`, in random order. `socials` is an object, its JSON text, or invalid. */
export function teamAnswer(team: readonly TeamPerson[]) {
  const random = createRandom("team answer");
  return random.shuffled(team).map(({ id, username, rank, socials }, index) => {
    const asText = index % 3 === 0 && socials !== null && typeof socials !== "string";
    return {
      user_id: id,
      rank,
      socials: asText ? JSON.stringify(socials) : socials,
      username: index % 2 ? username : undefined,
      joined_at: new Date(Date.UTC(2019, index) + index * DAY_MS).toISOString().slice(0, 10),
    };
  });
}
