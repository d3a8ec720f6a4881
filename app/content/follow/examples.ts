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
  { name: MESSAGES.since, value: "Today at 20:05", inline: true },
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
          title: "2 of 24 shards down",
          description: "Shards 3 and 17 lost their connection. We are looking into it.",
          tone: "warn",
          fields: fields("Investigating"),
        },
        buttons: [...BUTTONS],
      },
      {
        speaker: SPEAKER,
        time: "20:31",
        embed: {
          title: "2 of 24 shards down",
          description: "All shards are ready again.",
          tone: "ok",
          fields: fields("Resolved"),
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
          description: "Updated 2 minutes ago",
          tone: "warn",
          fields: [
            {
              name: "2 of 24 shards down",
              value: "A restart is under way. **Identified** · Shards: 3, 17 · Since 20:05",
            },
          ],
        },
        buttons: [{ label: MESSAGES.openStatus, style: "secondary" }, BUTTONS[1]],
      },
    ],
  },
};
