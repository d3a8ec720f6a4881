import type { Feature } from "../../../app/content/brand-schema.ts";

/** A feature that only this bot has. Its card shows an example chat. */
export const reminders: Feature = {
  path: "/features/reminders",
  title: "Reminders",
  menu: "One line now, a nudge later",
  icon: "own-bell-buoy",
  cards: [
    {
      title: "Reminders",
      text: "Say what and when. {product} writes to you in the channel where you asked.",
      scene: {
        channel: "river",
        label: "A member asks for a reminder and gets it",
        messages: [
          { speaker: { name: "sedge", color: "teal" }, text: "{prefix}remind 2h feed the cat" },
          { speaker: { name: "{product}", bot: true }, text: "@sedge, in two hours then." },
        ],
      },
    },
  ],
  headline: "Nothing slips downstream",
  intro: "Write one line and carry on. When it is time, {product} writes back where you asked.",
  description:
    "Reminders for members and channels: once, daily or weekly, in the asker's own time.",
  hero: "right",
  sections: [
    { kind: "points", shape: "list", title: "What it remembers" },
    { kind: "steps", shape: "row", title: "Your first reminder" },
    { kind: "commands", title: "Reminder commands" },
    {
      kind: "questions",
      title: "Good to know",
      items: [{ title: "Who can see it?", text: "Everybody who can read the channel." }],
    },
  ],
  points: [
    { title: "Once or often", text: "In two hours, tomorrow at nine, every Friday." },
    { title: "Your time", text: "Everybody sets their own time zone once." },
  ],
  steps: [{ title: "Ask", text: "What and when.", command: "{prefix}remind 2h feed the cat" }],
  scenes: [
    {
      channel: "river",
      label: "A member asks for a reminder and gets it two hours later",
      messages: [
        {
          speaker: { name: "sedge", color: "teal" },
          time: "09:02",
          text: "{prefix}remind 2h feed the cat",
        },
        { speaker: { name: "{product}", bot: true }, time: "09:02", text: "In two hours then." },
        { speaker: { name: "{product}", bot: true }, time: "11:02", text: "@sedge, feed the cat!" },
      ],
    },
  ],
  commands: [
    { name: "remind", arguments: "<when> <what>", description: "Ask for a reminder" },
    { name: "reminders", description: "List those to come" },
  ],
  // Music is a feature of another bot: the link to it is left out.
  related: ["/features/tickets", "/features/music"],
};
