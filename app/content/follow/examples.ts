import { EXAMPLE_WORDS } from "./example-words.ts";
import { FOLLOWING } from "./following.ts";
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

/** A preview of a channel, by its style. */
export const EXAMPLES: Record<"posts" | "board", Scene> = {
  posts: {
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
  },
  board: {
    label: FOLLOWING.example,
    channel: "status",
    messages: [
      {
        speaker: SPEAKER,
        time: "20:14",
        embed: {
          title: MESSAGES.boardTitle,
          description: EXAMPLE_WORDS.updated,
          tone: "warn",
          fields: [
            {
              name: EXAMPLE_WORDS.title,
              value: EXAMPLE_WORDS.board,
            },
          ],
        },
        buttons: [{ label: MESSAGES.openStatus, style: "secondary" }, BUTTONS[1]],
      },
    ],
  },
};
