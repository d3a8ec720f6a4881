/**
 * The bot's six lists of sanctions. `id` is the name in addresses and tables, `read` the read of
 * the bot API, `path` the page below /staff/blacklist. `subject` is who a sanction blocks, `target`
 * from what: a command, a cog, or null for the whole bot. `words.link` is for the sidebar,
 * `words.name` for texts and file names.
 */
export const LISTS = [
  {
    id: "user",
    read: "userBans",
    path: "user/user",
    subject: "user",
    target: null,
    words: { link: "User", name: "User" },
  },
  {
    id: "user-command",
    read: "userCommandBans",
    path: "user/command",
    subject: "user",
    target: "command",
    words: { link: "User Command", name: "Command" },
  },
  {
    id: "user-cog",
    read: "userCogBans",
    path: "user/cog",
    subject: "user",
    target: "cog",
    words: { link: "User Cog", name: "Cog" },
  },
  {
    id: "server",
    read: "serverBans",
    path: "server/server",
    subject: "server",
    target: null,
    words: { link: "Server", name: "Server" },
  },
  {
    id: "server-command",
    read: "serverCommandBans",
    path: "server/command",
    subject: "server",
    target: "command",
    words: { link: "Server Command", name: "Server Command" },
  },
  {
    id: "server-cog",
    read: "serverCogBans",
    path: "server/cog",
    subject: "server",
    target: "cog",
    words: { link: "Server Cog", name: "Server Cog" },
  },
] as const;

export type List = (typeof LISTS)[number];
export type ListId = List["id"];
export type ListRead = List["read"];

export const LIST_IDS = LISTS.map(({ id }) => id);
export const LIST_READS = LISTS.map(({ read }) => read);

const BY_ID: ReadonlyMap<string, List> = new Map(LISTS.map((list) => [list.id, list]));

export function listOf(id: ListId): List {
  const list = BY_ID.get(id);
  if (!list) throw new TypeError("unknown list");
  return list;
}

/** Whether a list blocks servers rather than people. */
export function isServerList(id: ListId): boolean {
  return listOf(id).subject === "server";
}
