import type { ServerFailure } from "../../contract/servers.ts";
import { words } from "../words.ts";

/** /me/servers */
export const SERVERS = words({
  title: "Your servers",
  sanctions: "Sanctions",
  look: "Check",
  noneBars: "Nothing blocks this server.",
  description:
    "Is {product} up in the servers you manage, are they blocked, and which commands can you use?",
  ask: "Show the servers you manage",
  askText: [
    "Discord asks you whether this site may see the list of your servers. We show it on one page and keep it nowhere: not in a database, not in a cookie, not in your browser.",
    "You'll see the servers you own, administer or manage. The list is gone when you reload or leave the page.",
  ],
  show: "Show my servers",
  showAgain: "Show them again",
  signedOut: "Sign in to see your servers",
  signedOutText: "Discord then asks you separately whether this site may see the list.",
  failures: {
    refused: {
      title: "You said no, so there's nothing to show",
      text: "Discord has told us nothing about your servers. You can change your mind at any time.",
    },
    "other-person": {
      title: "That was another Discord account",
      text: "You agreed with a different Discord account than the one you're signed in with here, so we don't show its servers. Switch accounts in Discord, or log out here and sign in with the other one.",
    },
    busy: {
      title: "Discord asks us to wait",
      text: "Too many people are asking right now. Please try again in a minute.",
    },
    unconfirmed: {
      title: "Discord didn't confirm",
      text: "We couldn't read the list of your servers. Please try again.",
    },
    unavailable: {
      title: "We can't tell who's signed in",
      text: "That's our fault, not yours. Please try again in a minute.",
    },
  } satisfies Record<ServerFailure, { title: string; text: string }>,
  none: "You aren't in any servers yet",
  noneText: "Discord says this account isn't in any servers.",
  noneManaged: "You don't manage any servers",
  noneManagedText: (others: number) =>
    `You're in ${others === 1 ? "one server" : `${others} servers`}, but Discord says you don't own, administer or manage ${others === 1 ? "it" : "any of them"}. You need one of these rights to see a server here.`,
  heading: "Servers you manage",
  count: (shown: string, all: string) => (shown === all ? all : `${shown} of ${all}`),
  others: (count: number) =>
    count === 1
      ? "One more server is left out because you don't manage it."
      : `${count} more servers are left out because you don't manage them.`,
  membership:
    "We can't see whether {product} is in a server. If it is, the shard's state applies to it.",
  search: "Search your servers",
  searchHint: "Name or ID",
  noMatch: "None of your servers match.",
  rights: {
    owner: "Owner",
    administrator: "Administrator",
    manager: "Manage Server",
  },
  shard: (id: number) => `Shard ${id}`,
  id: (id: string) => `ID ${id}`,
  states: { unknown: "State unknown" },
  shardUnknown: "The bot hasn't said how many shards it has, so we don't know this server's shard.",
  stateUnknown:
    "The bot isn't answering right now, so we don't know this shard's state. Please check again in a few minutes.",
  incidents: "Incidents of the last 90 days",
  noIncidents: "None on this shard.",
  since: "since",
  moreIncidents: (count: number) => `${count} more among all incidents`,
  more: "More",
  lens: "Commands I can use here",
  follow: "Follow this shard in Discord",
  invite: "Invite {product}",
  copy: "Copy for support",
  signedOutHere: "You've signed out",
  signedOutHereText: "The list of your servers is gone from this page.",
});

/** What 'Copy for support' copies, line by line. */
export const SERVER_SUPPORT = {
  name: (name: string) => `Name: ${name}`,
  server: (id: string) => `Server ID: ${id}`,
  unknownShard: "Shard: unknown",
  shard: (id: number, state: string) => `Shard: ${id}, ${state}`,
  rights: (right: string, permissions: string) => `My permissions: ${right} (${permissions})`,
  asOf: (time: string) => `As of ${time}`,
} as const;
