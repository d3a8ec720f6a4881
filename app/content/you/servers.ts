import type { ServerFailure } from "../../contract/servers.ts";
import { words } from "../words.ts";

/** /me/servers */
export const SERVERS = words({
  title: "Your servers",
  sanctions: "Sanctions",
  look: "Check",
  noneBars: "Nothing blocks this server.",
  description:
    "How the bot is doing in the servers you manage, what blocks them, and what you can use there.",
  ask: "Show the servers you manage",
  askText: [
    "Discord asks you whether this site may see the list of your servers. We show it on one page and keep it nowhere: not in a database, not in a cookie, not in your browser.",
    "You see each server that you own, or where you are an administrator or may manage the server. When you reload or leave the page, the list is gone and this button is back.",
  ],
  show: "Show my servers",
  showAgain: "Show them again",
  signedOut: "Sign in to see your servers",
  signedOutText: "Afterwards Discord asks you separately whether this site may see their list.",
  failures: {
    refused: {
      title: "You said no, so nothing is shown",
      text: "Discord has told us nothing about your servers. You can change your mind at any time.",
    },
    "other-person": {
      title: "That was another Discord account",
      text: "The account that agreed in Discord is not the one you are signed in with here, so its servers are not shown. Switch the account in Discord, or log out here and sign in with the other one.",
    },
    busy: {
      title: "Discord asks us to wait",
      text: "Too many people are asking at the moment. Please try again in a minute.",
    },
    unconfirmed: {
      title: "Discord did not confirm",
      text: "We could not read the list of your servers. Please try again.",
    },
    unavailable: {
      title: "We cannot tell who is signed in",
      text: "That is our fault and not yours. Please try again in a minute.",
    },
  } satisfies Record<ServerFailure, { title: string; text: string }>,
  none: "You are in no server yet",
  noneText: "Discord says that this account is in no server.",
  noneManaged: "You don't manage any servers",
  noneManagedText: (others: number) =>
    `You are in ${others === 1 ? "one server" : `${others} servers`}, and Discord says that in none of them you are the owner, an administrator or may manage the server. Only somebody with one of these rights can look at a server here.`,
  heading: "Servers you manage",
  count: (shown: string, all: string) => (shown === all ? all : `${shown} of ${all}`),
  others: (count: number) =>
    count === 1
      ? "One more server, which you do not manage, is left out."
      : `${count} more servers, which you do not manage, are left out.`,
  membership:
    "We can't see whether {product} is in a server. The state of a shard applies if it is.",
  search: "Search your servers",
  searchHint: "Name or ID",
  noMatch: "No server of yours matches.",
  rights: {
    owner: "Owner",
    administrator: "Administrator",
    manager: "Manage Server",
  },
  shard: (id: number) => `Shard ${id}`,
  id: (id: string) => `ID ${id}`,
  states: { unknown: "State unknown" },
  shardUnknown: "The bot has not said how many shards it has, so this server's shard is not known.",
  stateUnknown:
    "The bot does not answer at the moment, so the state of this shard is not known. Please look again in a few minutes.",
  incidents: "Incidents of the last 90 days",
  noIncidents: "None that touched this shard.",
  since: "since",
  moreIncidents: (count: number) => `${count} more on the page of all incidents`,
  more: "More",
  lens: "Commands I may use here",
  follow: "Follow this shard in Discord",
  invite: "Invite {product}",
  copy: "Copy for support",
  signedOutHere: "You have signed out",
  signedOutHereText: "The list of your servers is gone from this page.",
});

/** What 'Copy for support' copies, line by line. */
export const SERVER_SUPPORT = {
  name: (name: string) => `Name: ${name}`,
  server: (id: string) => `Server ID: ${id}`,
  unknownShard: "Shard: not known",
  shard: (id: number, state: string) => `Shard: ${id}, ${state}`,
  rights: (right: string, permissions: string) => `My permissions: ${right} (${permissions})`,
  asOf: (time: string) => `As of ${time}`,
} as const;
