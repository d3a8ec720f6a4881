import type { BlacklistPath } from "./paths.ts";

/** The row of the endpoint table a blacklist is read from. */
type BlacklistRead =
  | "userBans"
  | "userCommandBans"
  | "userCogBans"
  | "serverBans"
  | "serverCommandBans"
  | "serverCogBans";

/** One of the six blacklist pages of the staff area. */
export interface Blacklist {
  path: BlacklistPath;
  title: string;
  read: BlacklistRead;
  /** Heading of the first column. */
  subject: "User ID" | "Server ID";
  /** Heading of the column that names the blocked command or cog, where a list has one. */
  what: "Command" | "Cog" | null;
  /** Used in the error text, the empty text and, with _ for spaces, in export file names. */
  word: string;
  emptyTitle: string;
  emptyText: string;
}

function blacklist(row: Omit<Blacklist, "emptyTitle" | "emptyText">, name: string): Blacklist {
  return {
    ...row,
    emptyTitle: `No ${name} Blacklist Entries Found`,
    emptyText: `There are currently no ${row.word} blacklist entries in the database.`,
  };
}

export const BLACKLISTS: readonly Blacklist[] = [
  blacklist(
    {
      path: "user/user",
      title: "User Blacklist",
      read: "userBans",
      subject: "User ID",
      what: null,
      word: "user",
    },
    "User",
  ),
  blacklist(
    {
      path: "user/command",
      title: "User Command Blacklist",
      read: "userCommandBans",
      subject: "User ID",
      what: "Command",
      word: "command",
    },
    "Command",
  ),
  blacklist(
    {
      path: "user/cog",
      title: "User Cog Blacklist",
      read: "userCogBans",
      subject: "User ID",
      what: "Cog",
      word: "cog",
    },
    "Cog",
  ),
  blacklist(
    {
      path: "server/server",
      title: "Server Blacklist",
      read: "serverBans",
      subject: "Server ID",
      what: null,
      word: "server",
    },
    "Server",
  ),
  blacklist(
    {
      path: "server/command",
      title: "Server Command Blacklist",
      read: "serverCommandBans",
      subject: "Server ID",
      what: "Command",
      word: "server command",
    },
    "Server Command",
  ),
  blacklist(
    {
      path: "server/cog",
      title: "Server Cog Blacklist",
      read: "serverCogBans",
      subject: "Server ID",
      what: "Cog",
      word: "server cog",
    },
    "Server Cog",
  ),
];
