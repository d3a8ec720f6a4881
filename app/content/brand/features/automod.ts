import type { Feature } from "../../brand-schema.ts";

/** Covers antinuke too, which the landing page lists as its own feature. */
export const automod: Feature = {
  path: "/features/automod",
  language: "en",
  title: "Auto Moderation",
  headline: "Spam, links and raids, handled before you read them",
  intro:
    "Filters delete what your rules forbid. Antinuke watches the people who could do real damage: it stops mass role and channel deletion within seconds, even by a moderator whose account was taken over.",
  description:
    "Spam detection, link filtering, custom word filters and antinuke with role deletion protection, channel security and anti-raid.",
  menu: "Filters, antinuke and anti-raid",
  icon: "shield",
  cards: [
    {
      drawing: "antinuke",
      title: "Antinuke",
      text: "Role deletion protection, channel security and anti-raid. Anyone who passes your threshold is out, staff included.",
    },
    {
      drawing: "automod",
      title: "Auto moderation",
      text: "Spam detection, link filtering and filters of your own, each with its own switch.",
    },
  ],
  hero: "right",
  sections: [
    { kind: "points", shape: "bento", title: "Filters for messages" },
    {
      kind: "story",
      title: "Antinuke: when the threat is inside",
      text: "Removing roles, channels or members in bulk needs permissions, so ordinary filters never see it. Antinuke counts such actions per person. Anyone who passes a threshold loses their roles or is banned, and the log names what was deleted.",
      scene: 1,
      side: "left",
    },
    {
      kind: "facts",
      title: "What antinuke watches",
      text: "Thresholds count one person's actions within one minute. You set each one yourself, and the server owner is never counted.",
      columns: ["Module", "Counts", "For example"],
      rows: [
        ["Role deletion protection", "Roles deleted", "3"],
        ["Channel security", "Channels created or deleted", "3"],
        ["Ban and kick limit", "Members removed by one person", "5"],
        ["Webhook watch", "Webhooks created", "2"],
        ["Anti-raid", "Accounts joining together", "10"],
      ],
    },
    { kind: "steps", shape: "row", title: "Set it up" },
    {
      kind: "story",
      title: "Anti-raid at the door",
      text: "When many new accounts arrive together, anti-raid closes the door for a while: newcomers are kicked or jailed until the wave is over, and members who were already there notice nothing.",
      scene: 2,
      side: "right",
    },
    { kind: "commands", title: "Filter and antinuke commands" },
  ],
  points: [
    {
      title: "Spam detection",
      text: "Too many messages, repeated text, walls of emoji and mass mentions. You set how many and in how many seconds.",
    },
    {
      title: "Link filtering",
      text: "Block all links, only invites, or everything outside your list of allowed sites.",
    },
    {
      title: "Custom filters",
      text: "Your own words and phrases. Whole words or parts of words, spelling tricks included.",
    },
    {
      title: "Exceptions",
      text: "Roles and channels a filter leaves alone, so that staff can post links and the spam channel stays one.",
    },
  ],
  steps: [
    {
      title: "Turn a filter on",
      text: "Each filter is separate. Start with spam and invites.",
      command: "{prefix}automod spam on",
    },
    {
      title: "Choose the consequence",
      text: "Delete only, or delete and mute for a time.",
      command: "{prefix}automod punishment mute 10m",
    },
    {
      title: "Allow your own links",
      text: "Allowed sites pass the link filter everywhere.",
      command: "{prefix}automod whitelist example.com",
    },
    {
      title: "Switch antinuke on",
      text: "Only the server owner and antinuke admins can.",
      command: "{prefix}antinuke setup",
    },
  ],
  scenes: [
    {
      channel: "general",
      label: "Auto moderation deletes an invite link and mutes its sender",
      messages: [
        {
          speaker: { name: "juno", color: "green" },
          time: "19:02",
          text: "who is up for the quiz at eight?",
        },
        {
          speaker: { name: "freebies_4u", color: "gray" },
          time: "19:02",
          text: "free gifts here, join fast: discord.gg/…",
          removed: "Deleted by the invite filter",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "19:02",
          embed: {
            tone: "warn",
            description: "@freebies_4u has been muted for **10 minutes**.",
            fields: [
              { name: "Filter", value: "Invites", inline: true },
              { name: "Strikes", value: "2 of 3", inline: true },
            ],
          },
        },
        {
          speaker: { name: "marlow", color: "blue" },
          time: "19:03",
          text: "me! saving a seat for @otter",
        },
      ],
    },
    {
      channel: "antinuke-log",
      label: "Antinuke bans a moderator account that deletes roles",
      messages: [
        {
          speaker: { name: "{product}", bot: true },
          time: "03:41",
          text: "@Owner",
          embed: {
            tone: "down",
            title: "Role deletion protection",
            description: "@quill deleted **3 roles** in 8 seconds and has been **banned**.",
            fields: [
              { name: "Deleted", value: "Member, Artist, Event Team" },
              { name: "Threshold", value: "3 per minute", inline: true },
              { name: "Reaction time", value: "0.4 s", inline: true },
            ],
          },
        },
      ],
    },
    {
      channel: "mod-log",
      label: "Anti-raid kicks a wave of new accounts",
      messages: [
        {
          speaker: { name: "{product}", bot: true },
          time: "22:15",
          embed: {
            tone: "down",
            title: "Raid detected",
            description:
              "**27 accounts** younger than 2 days joined within a minute. All were kicked.",
            footer: "Door closed for 15 minutes",
          },
        },
        {
          speaker: { name: "okapi", color: "purple" },
          time: "22:31",
          text: "{prefix}antinuke status",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "22:31",
          embed: {
            tone: "ok",
            description: "The door is open again. **0** accounts kicked in the last 15 minutes.",
          },
        },
      ],
    },
  ],
  commands: [
    { name: "automod spam", arguments: "<on/off>", description: "Turn the spam filter on or off" },
    {
      name: "automod links",
      arguments: "<on/off>",
      description: "Block links outside the allowed list",
    },
    { name: "automod words add", arguments: "<word>", description: "Forbid a word or phrase" },
    {
      name: "automod punishment",
      arguments: "<action> [duration]",
      description: "Choose what follows a strike",
    },
    {
      name: "automod whitelist",
      arguments: "<link/role/channel>",
      description: "Let a link, role or channel pass",
    },
    { name: "antinuke setup", description: "Switch antinuke on with safe defaults" },
    { name: "antinuke status", description: "Show modules and thresholds" },
  ],
  related: ["/features/tickets", "/features/buttonroles", "/features/welcome"],
};
