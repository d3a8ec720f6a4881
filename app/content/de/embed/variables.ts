import type * as english from "../../embed/variables.ts";
import type { Words } from "../../translation.ts";

export const VARIABLE_WORDS: Words<typeof english.VARIABLE_WORDS> = {
  list: "Variablen und Erwähnungen",
  found: (count) => `${count} zum Einfügen. Pfeiltasten wählen, Enter fügt ein.`,
};

export const MENTION_MEANINGS: Words<typeof english.MENTION_MEANINGS> = {
  "<@user>": "Ein Nutzer, per ID",
  "<@&role>": "Eine Rolle, per ID",
  "<#channel>": "Ein Kanal, per ID",
  "@everyone": "Alle",
  "@here": "Alle, die online sind",
};

export const VARIABLE_MEANINGS: Words<typeof english.VARIABLE_MEANINGS> = {
  "user.mention": "Erwähnt das Mitglied",
  "user.name": "Nutzername",
  "user.display": "Anzeigename",
  "user.nick": "Nickname auf dem Server",
  "user.id": "ID des Mitglieds",
  "user.discriminator": "Die alten vier Ziffern",
  "user.avatar": "Adresse des Avatars",
  "user.guild.avatar": "Adresse des Server-Avatars",
  "user.joined_at": "Tag des Beitritts",
  "user.created_at": "Alter des Kontos",
  "guild.name": "Name des Servers",
  "guild.id": "ID des Servers",
  "guild.icon": "Adresse des Serversymbols",
  "guild.created_at": "Alter des Servers",
  "guild.count": "Zahl der Mitglieder",
  "guild.count.format": "Zahl der Mitglieder, als 1234th",
  "guild.boost_count": "Zahl der Boosts",
  "guild.boost_count.format": "Zahl der Boosts, als 14th",
  "guild.booster_count": "Zahl der Booster",
  "guild.booster_count.format": "Zahl der Booster, als 11th",
  "guild.boost_tier": "Boost-Level",
  "guild.vanity": "Die Vanity-Einladung",
};
