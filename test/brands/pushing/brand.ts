import { brand as own } from "../../../app/content/brand.ts";
import type { Brand } from "../../../app/content/brand-schema.ts";

/** Our brand for a bot without an address, which pushes the least. */
export const brand: Brand = {
  ...own,
  languages: ["en"],
  reads: {
    commands: "push",
    shards: "push",
    team: "push",
    history: "own",
    templates: false,
    feedback: false,
    avatars: false,
    user: false,
    avatarsOf: false,
    activity: false,
    economyLogs: false,
    userBans: false,
    userCommandBans: false,
    userCogBans: false,
    serverBans: false,
    serverCommandBans: false,
    serverCogBans: false,
  },
};
