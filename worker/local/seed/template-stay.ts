import { accent } from "../../../app/content/more-facts.static.ts";
import { siteName } from "../settings.ts";
import type { TemplateRow } from "./template-row.ts";

const GREEN = "#5f9e6e";
const YELLOW = "#c8a04a";
const BLUE = accent;
const GREY = "#5b6770";
const APPEAL = ["Appeal", "secondary", `https://${siteName()}.example/appeal`] as const;
const RULES = ["Read the rules", "primary", `https://${siteName()}.example/rules`] as const;

const JAIL: TemplateRow[] = [
  {
    name: "Jail Notice",
    color: YELLOW,
    title: "Jailed",
    lines: [
      "{user.mention} was moved to jail.",
      "Only this channel is visible until a moderator lets them out.",
    ],
    timestamp: true,
  },
  {
    name: "Quiet Jail",
    color: GREY,
    title: "Time to think",
    lines: ["**{user.display}** sits this one out."],
  },
  {
    name: "Jail Card",
    color: BLUE,
    title: "Case opened",
    author: "{user.name}",
    lines: ["A moderator will speak with you here."],
    fields: [
      ["Member", "{user.mention}"],
      ["Account made", "{user.created_at}"],
    ],
    thumbnail: true,
  },
  {
    name: "Jail with Rules",
    color: YELLOW,
    title: "You have been jailed",
    content: "{user.mention}",
    lines: ["Please read the rules of {guild.name} again, then write here."],
    button: RULES,
  },
  {
    name: "Pirate Jail",
    color: "#8a5a36",
    title: "Into the brig!",
    lines: [
      "{user.mention} be in irons below deck.",
      "The captain of {guild.name} decides at dawn.",
    ],
    footer: "{guild.name}",
  },
  {
    name: "Jail (Deutsch)",
    color: YELLOW,
    title: "Vorübergehend gesperrt",
    lines: ["{user.mention} sieht bis auf Weiteres nur diesen Kanal."],
    footer: "{guild.name}",
  },
];

const UNJAIL: TemplateRow[] = [
  {
    name: "Unjail Notice",
    color: GREEN,
    title: "Released",
    lines: ["{user.mention} can see all channels again."],
    timestamp: true,
  },
  {
    name: "Quiet Unjail",
    color: GREY,
    title: "Back again",
    lines: ["**{user.display}** is back."],
  },
  {
    name: "Unjail Card",
    color: GREEN,
    title: "Case closed",
    author: "{user.name}",
    lines: ["Thank you for talking it through."],
    thumbnail: true,
    footer: "{guild.name}",
  },
  {
    name: "Pirate Unjail",
    color: "#3f7f8c",
    title: "Back on deck",
    lines: ["{user.mention} swabs the planks again. Fair winds."],
  },
  {
    name: "Unjail with Rules",
    color: GREEN,
    title: "Welcome back",
    content: "{user.mention}",
    lines: ["Your roles are back. A look at the rules does not hurt."],
    button: RULES,
  },
];

const MUTE: TemplateRow[] = [
  {
    name: "Mute Notice",
    color: YELLOW,
    title: "Muted",
    lines: ["{user.mention} cannot write for now."],
    timestamp: true,
  },
  {
    name: "Mute Record",
    color: YELLOW,
    title: "Member muted",
    author: "{user.name}",
    lines: ["Reading stays possible, writing does not."],
    fields: [
      ["Member", "{user.mention}"],
      ["ID", "{user.id}"],
    ],
  },
  {
    name: "Library Mute",
    color: "#6b5a45",
    title: "Quiet, please",
    lines: ["{user.display} reads in silence for a while."],
    footer: "{guild.name} Library",
  },
  { name: "One Line Mute", color: GREY, title: "Shh", lines: ["**{user.name}** is muted."] },
  {
    name: "Mute with Appeal",
    color: YELLOW,
    title: "You were muted in {guild.name}",
    content: "{user.mention}",
    lines: ["The mute ends by itself. If it was a mistake, tell us."],
    button: APPEAL,
  },
  {
    name: "Radio Mute",
    color: "#41586b",
    title: "Off the air",
    lines: ["{user.mention} lost the signal.", "We return after a short break."],
    thumbnail: true,
  },
];

const UNMUTE: TemplateRow[] = [
  {
    name: "Unmute Notice",
    color: GREEN,
    title: "Unmuted",
    lines: ["{user.mention} can write again."],
    timestamp: true,
  },
  {
    name: "Unmute Record",
    color: GREEN,
    title: "Member unmuted",
    author: "{user.name}",
    lines: ["The mute ended before its time."],
    fields: [["Member", "{user.mention}"]],
  },
  {
    name: "Library Unmute",
    color: "#6b5a45",
    title: "You may whisper",
    lines: ["{user.display} put the book down."],
    footer: "{guild.name} Library",
  },
  {
    name: "One Line Unmute",
    color: GREY,
    title: "Hello again",
    lines: ["**{user.name}** may speak."],
  },
  {
    name: "Radio Unmute",
    color: "#41586b",
    title: "Back on the air",
    lines: ["{user.mention} has the signal again."],
  },
];

/** Templates for members who stay in the server. */
export const STAY_ROWS: readonly TemplateRow[] = [...JAIL, ...UNJAIL, ...MUTE, ...UNMUTE];
