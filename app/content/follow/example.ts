import { EXAMPLE_WORDS, FOLLOWING } from "./following.ts";
import { MESSAGES } from "./messages.ts";
import type { Scene } from "../chat/scene.ts";
import { words } from "../words.ts";

const SPEAKER = words({ name: "{product}", bot: true } as const);
const BUTTONS = [
  { label: MESSAGES.open, style: "secondary" },
  { label: MESSAGES.unfollow, style: "secondary" },
] as const;

const fields = (state: string) => [
  { name: MESSAGES.state, value: state, inline: true },
  { name: MESSAGES.shards, value: "3, 17", inline: true },
  { name: MESSAGES.since, value: EXAMPLE_WORDS.since, inline: true },
];

/** How a following channel will look. */
export const EXAMPLE: Scene = {
  label: FOLLOWING.example,
  channel: "status",
  messages: [
    {
      speaker: SPEAKER,
      time: "20:14",
      embed: {
        title: EXAMPLE_WORDS.title,
        description: EXAMPLE_WORDS.begun,
        tone: "warn",
        fields: fields(EXAMPLE_WORDS.investigating),
      },
      buttons: [...BUTTONS],
    },
    {
      speaker: SPEAKER,
      time: "20:31",
      embed: {
        title: EXAMPLE_WORDS.title,
        description: EXAMPLE_WORDS.over,
        tone: "ok",
        fields: fields(EXAMPLE_WORDS.resolved),
      },
      buttons: [...BUTTONS],
    },
  ],
};
