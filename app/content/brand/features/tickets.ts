import type { Feature } from "../../brand-schema.ts";

export const tickets: Feature = {
  path: "/features/tickets",
  language: "en",
  title: "Ticket System",
  headline: "A private channel for every request",
  intro:
    "Members press a button and answer your questions. The bot opens a channel that only they and your staff can see, and keeps a transcript when it closes.",
  description:
    "Tickets with custom forms, categories and transcripts: members press a button, staff answer in a private channel.",
  menu: "Forms, categories and transcripts",
  icon: "ticket",
  cards: [
    {
      drawing: "tickets",
      title: "Tickets",
      text: "Your form first, then a private channel in the right category. Closing it keeps a transcript.",
    },
  ],
  hero: "below",
  sections: [
    { kind: "steps", shape: "rail", title: "From nothing to the first ticket", scene: 2 },
    { kind: "points", shape: "list", title: "What you can decide" },
    {
      kind: "story",
      title: "Closed, but not lost",
      text: "Closing a ticket saves everything that was written as a transcript, sends a copy to the member and one to your log channel, and then deletes the channel.",
      scene: 3,
      side: "right",
    },
    { kind: "commands", title: "Ticket commands" },
    {
      kind: "questions",
      title: "Good to know",
      items: [
        {
          title: "Who can see a ticket?",
          text: "The member who opened it, the roles you set as ticket staff, and anybody added with the add command. Nobody else.",
        },
        {
          title: "Can somebody open ten at once?",
          text: "Only if you let them. The limit per member is one until you change it.",
        },
        {
          title: "Where do transcripts go?",
          text: "To the log channel you choose, as a file. This website doesn't publish them.",
        },
      ],
    },
  ],
  points: [
    {
      title: "Categories",
      text: "Support, reports, applications: each is a button or a line in the menu, with its own staff roles, its own channel category and its own opening message.",
    },
    {
      title: "Custom forms",
      text: "Up to five questions before the channel opens, short or long, required or not. Staff read the answers first instead of asking for them.",
    },
    {
      title: "Transcripts",
      text: "The whole conversation as a file: names, times, attachments. Kept where you say.",
    },
    {
      title: "Claiming",
      text: "One member of staff takes a ticket and everybody sees whose it is.",
    },
  ],
  steps: [
    {
      title: "Create the category and the log",
      text: "The bot makes what's missing and asks which role answers tickets.",
      command: "{prefix}ticket setup",
    },
    {
      title: "Add a kind of ticket",
      text: "Repeat this for every kind you want on the panel.",
      command: "{prefix}ticket category add Support",
    },
    {
      title: "Ask questions first",
      text: "Each question becomes a line of the form.",
      command: "{prefix}ticket form add Support What happened?",
    },
    {
      title: "Post the panel",
      text: "Run it in the channel where members should find the buttons.",
      command: "{prefix}ticket panel #help",
    },
  ],
  scenes: [
    {
      channel: "help",
      label: "The ticket panel with three buttons",
      messages: [
        {
          speaker: { name: "{product}", bot: true },
          time: "12:00",
          embed: {
            title: "How can we help?",
            description:
              "Pick what fits. A private channel opens after a few questions, and staff usually answer within the hour.",
          },
          buttons: [
            { label: "Support", style: "primary" },
            { label: "Report a member", style: "danger" },
            { label: "Apply for staff", style: "secondary" },
          ],
        },
      ],
    },
    {
      channel: "help",
      label: "The form that opens before a ticket does",
      messages: [
        {
          speaker: { name: "{product}", bot: true },
          time: "12:04",
          form: {
            title: "Support",
            fields: [
              { label: "What happened?", value: "My level role is gone since yesterday." },
              { label: "Since when?", value: "Friday, after I changed my name" },
            ],
            submit: "Submit",
          },
          ephemeral: true,
        },
      ],
    },
    {
      channel: "support-0042",
      label: "A ticket channel with the member's answers",
      messages: [
        {
          speaker: { name: "{product}", bot: true },
          time: "12:05",
          text: "@fennec, @Support will be with you shortly.",
          embed: {
            title: "Support",
            fields: [
              { name: "What happened?", value: "My level role is gone since yesterday." },
              { name: "Since when?", value: "Friday, after I changed my name" },
            ],
          },
          buttons: [
            { label: "Claim", style: "success" },
            { label: "Close", style: "danger" },
          ],
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "12:11",
          embed: { tone: "ok", description: "@okapi has claimed this ticket." },
        },
        {
          speaker: { name: "okapi", color: "purple" },
          time: "12:12",
          text: "Found it: the reward moved to level 12 last week. You're at 11, so one more evening of chatting does it.",
        },
        {
          speaker: { name: "fennec", color: "green" },
          time: "12:13",
          text: "oh! thank you, that explains it",
          reactions: [{ symbol: "❤️", count: 1 }],
        },
      ],
    },
    {
      channel: "ticket-log",
      label: "The transcript in the log channel after a ticket was closed",
      messages: [
        {
          speaker: { name: "{product}", bot: true },
          time: "12:20",
          embed: {
            title: "Ticket closed",
            fields: [
              { name: "Ticket", value: "support-0042", inline: true },
              { name: "Opened by", value: "@fennec", inline: true },
              { name: "Claimed by", value: "@okapi", inline: true },
              { name: "Reason", value: "Solved" },
            ],
          },
          file: { name: "support-0042.html", size: "18 KB, 6 messages" },
        },
      ],
    },
  ],
  commands: [
    { name: "ticket setup", description: "Create category, log channel and staff role" },
    {
      name: "ticket panel",
      arguments: "[channel]",
      description: "Post the panel with the buttons",
    },
    { name: "ticket category add", arguments: "<name>", description: "Add a kind of ticket" },
    {
      name: "ticket form add",
      arguments: "<category> <question>",
      description: "Add a question to the form",
    },
    { name: "ticket add", arguments: "<member>", description: "Let somebody else into the ticket" },
    { name: "ticket claim", description: "Take a ticket" },
    {
      name: "ticket close",
      arguments: "[reason]",
      description: "Close the ticket and save the transcript",
    },
  ],
  related: ["/features/automod", "/features/welcome", "/features/buttonroles"],
};
