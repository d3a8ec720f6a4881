import { accent } from "../../../app/content/more-facts.static.ts";
import { siteName } from "../settings.ts";
import type { TemplateRow } from "./template-row.ts";

const RED = "#c0504d";
const GREEN = "#5f9e6e";
const BLUE = accent;
const GREY = "#5b6770";
const APPEAL = ["Appeal", "secondary", `https://${siteName()}.example/appeal`] as const;
const RULES = ["Read the rules", "primary", `https://${siteName()}.example/rules`] as const;

const BAN: TemplateRow[] = [
  {
    name: "Ban Notice",
    color: RED,
    title: "Banned",
    lines: ["{user.mention} was banned from {guild.name}."],
    timestamp: true,
  },
  {
    name: "Ban Record",
    color: RED,
    title: "Member banned",
    author: "{user.name}",
    lines: ["The record below stays in the log."],
    fields: [
      ["Name", "{user.name}"],
      ["ID", "{user.id}"],
      ["Joined", "{user.joined_at}"],
    ],
    thumbnail: true,
  },
  {
    name: "Ban with Appeal",
    color: RED,
    title: "You were banned from {guild.name}",
    lines: [
      "If you think this was a mistake, you can appeal once.",
      "Appeals are read by another moderator.",
    ],
    button: APPEAL,
  },
  {
    name: "One Line Ban",
    color: GREY,
    title: "Gone",
    lines: ["**{user.name}** will not be back."],
  },
  {
    name: "Hammer Ban",
    color: "#7a3b3b",
    title: "The hammer fell",
    lines: ["{user.mention} has left through the wall.", "{guild.count} members remain."],
  },
  {
    name: "Ban (Deutsch)",
    color: RED,
    title: "Gebannt",
    lines: ["{user.mention} wurde von {guild.name} ausgeschlossen."],
    footer: "ID {user.id}",
  },
  {
    name: "Space Ban",
    color: "#3b3f6b",
    title: "Airlock opened",
    lines: [
      "{user.display} floats away from {guild.name}.",
      "Please keep your seat belts fastened.",
    ],
    footer: "Crew: {guild.count}",
  },
];

const UNBAN: TemplateRow[] = [
  {
    name: "Unban Notice",
    color: GREEN,
    title: "Ban lifted",
    lines: ["{user.name} may join {guild.name} again."],
    timestamp: true,
  },
  {
    name: "Unban Record",
    color: GREEN,
    title: "Member unbanned",
    author: "{user.name}",
    lines: ["The earlier case stays in the log."],
    fields: [["ID", "{user.id}"]],
  },
  {
    name: "Second Chance Unban",
    color: BLUE,
    title: "A second chance",
    lines: ["Your appeal was accepted. Please read the rules before you write."],
    button: ["Join again", "success", `https://${siteName()}.example/join`],
  },
  {
    name: "One Line Unban",
    color: GREY,
    title: "Open door",
    lines: ["**{user.name}** may come back."],
  },
  {
    name: "Space Unban",
    color: "#3b3f6b",
    title: "Docking granted",
    lines: ["{user.display} is cleared to come aboard {guild.name}."],
  },
];

const KICK: TemplateRow[] = [
  {
    name: "Kick Notice",
    color: "#c77b3f",
    title: "Kicked",
    lines: ["{user.mention} was kicked from {guild.name}."],
    timestamp: true,
  },
  {
    name: "Kick Record",
    color: "#c77b3f",
    title: "Member kicked",
    author: "{user.name}",
    lines: ["They can join again with an invite."],
    fields: [
      ["ID", "{user.id}"],
      ["Joined", "{user.joined_at}"],
    ],
    thumbnail: true,
  },
  {
    name: "Football Kick",
    color: "#4f8a5b",
    title: "Red card",
    lines: ["{user.mention} leaves the pitch early.", "Play goes on with {guild.count}."],
  },
  {
    name: "One Line Kick",
    color: GREY,
    title: "Out",
    lines: ["**{user.name}** was shown the door."],
  },
  {
    name: "Kick with Rules",
    color: "#c77b3f",
    title: "You were kicked from {guild.name}",
    lines: ["You may come back once you have read the rules."],
    button: RULES,
  },
  {
    name: "Kick (Deutsch)",
    color: "#c77b3f",
    title: "Gekickt",
    lines: ["{user.mention} wurde von {guild.name} entfernt und darf wiederkommen."],
  },
];

/** Templates for members who leave the server, and who may come back. */
export const LEAVE_ROWS: readonly TemplateRow[] = [...BAN, ...UNBAN, ...KICK];
