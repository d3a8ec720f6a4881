import { siteName } from "../settings.ts";
import type { RosterEntry } from "./roster-entry.ts";

export const DEVELOPERS: readonly RosterEntry[] = [
  {
    username: "juniper",
    display: "Juniper",
    rank: "Developer",
    since: "2015-09-14",
    banner: true,
    socials: {
      github: "https://github.com/",
      discord: "https://discord.com/",
      custom: "https://juniper.example/",
    },
    activity: {
      name: "Visual Studio Code",
      details: "Editing history.py",
      state: `Workspace: ${siteName()}`,
      cover: "editor",
    },
  },
  {
    username: "tobi.asc",
    display: "Tobi",
    rank: "Developer",
    since: "2016-11-02",
    banner: true,
    colour: "#41586b",
    socials: {
      github: "https://github.com/",
      steam: "https://steamcommunity.com/",
      spotify: "https://open.spotify.com/",
    },
    activity: {
      name: "Spotify",
      details: "Slow Harbour",
      state: "by The Night Ferries",
      cover: "slow-harbour",
    },
  },
  {
    username: "sennheuser",
    display: "senn",
    rank: "Developer",
    since: "2018-03-21",
    colour: "#4a3b6b",
    socials: { github: "https://github.com/", soundcloud: "https://soundcloud.com/" },
  },
  {
    username: "ana_lemma",
    display: "Ana Lemma",
    rank: "Developer",
    since: "2019-08-08",
    banner: true,
    activity: { name: "Custom Status", state: "reviewing, be gentle", emoji: "🔍" },
  },
];

export const MANAGERS: readonly RosterEntry[] = [
  {
    username: "marlow",
    display: "Marlow",
    rank: "Manager",
    since: "2016-02-19",
    banner: true,
    socials: {
      twitter: "https://x.com/",
      instagram: "https://www.instagram.com/",
      discord: "https://discord.com/",
    },
    activity: { name: "Custom Status", state: "reading every ticket", emoji: "🎫" },
  },
  {
    username: "noor.k",
    display: "نور",
    rank: "Manager",
    since: "2017-05-30",
    banner: true,
    socials: { instagram: "https://www.instagram.com/", tiktok: "https://www.tiktok.com/" },
  },
  {
    username: "pelle",
    display: "Pelle",
    rank: "Manager",
    since: "2018-12-12",
    colour: "#27434a",
    activity: { name: "Stardew Valley", details: "Year 4, Winter", cover: "farm" },
  },
  {
    username: "yuki_h",
    display: "ゆき",
    rank: "Manager",
    since: "2020-04-01",
    banner: true,
    socials: { youtube: "https://www.youtube.com/" },
  },
  {
    username: "okapi",
    display: null,
    rank: "Manager",
    since: "2021-09-09",
    picture: false,
    socials: '{"github": "https://github.com/", ',
  },
];
