export const VARIABLE_WORDS = {
  list: "Variables and mentions",
  found: (count: number) => `${count} to insert. Arrow keys choose, Enter inserts.`,
} as const;

/** Meanings of mentions that aren't variables, by name. */
export const MENTION_MEANINGS = {
  "<@user>": "A user, by ID",
  "<@&role>": "A role, by ID",
  "<#channel>": "A channel, by ID",
  "@everyone": "Everybody",
  "@here": "Everybody who is online",
} as const;

/** Meanings of embed code's variables, by name. */
export const VARIABLE_MEANINGS = {
  "user.mention": "Mentions the member",
  "user.name": "Username",
  "user.display": "Display name",
  "user.nick": "Nickname in the server",
  "user.id": "The member's ID",
  "user.discriminator": "Old four digits",
  "user.avatar": "Address of the avatar",
  "user.guild.avatar": "Address of the server avatar",
  "user.joined_at": "When they joined",
  "user.created_at": "Age of the account",
  "guild.name": "Name of the server",
  "guild.id": "The server's ID",
  "guild.icon": "Address of the server icon",
  "guild.created_at": "Age of the server",
  "guild.count": "Number of members",
  "guild.count.format": "Number of members, as 1234th",
  "guild.boost_count": "Number of boosts",
  "guild.boost_count.format": "Number of boosts, as 14th",
  "guild.booster_count": "Number of boosters",
  "guild.booster_count.format": "Number of boosters, as 11th",
  "guild.boost_tier": "Boost level",
  "guild.vanity": "The vanity invite",
} as const;
