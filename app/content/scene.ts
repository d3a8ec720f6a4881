/** A piece of chat as data: how feature pages and the landing page show the bot at work. */

/** Who says something. `color` is a role colour key of the scene's own palette. */
export interface Speaker {
  name: string;
  bot?: boolean;
  color?: "blue" | "red" | "purple" | "green" | "yellow" | "teal" | "gray";
}

/** Words on a drawn picture. */
export interface Art {
  title: string;
  line: string;
  /** Filled part of the bar, 0 to 1; no bar without it. */
  progress?: number;
}

export interface ChatEmbed {
  title?: string;
  description?: string;
  author?: string;
  /** Left bar: the accent unless the reply says success, warning or danger. */
  tone?: "accent" | "ok" | "warn" | "down";
  fields?: { name: string; value: string; inline?: boolean }[];
  footer?: string;
  /** A drawn picture, by name; the scene component knows how to draw each. */
  picture?: "banner" | "rank" | "cover" | "palette";
  /** Words and progress of the picture. */
  art?: Art;
}

/** Button styles of §3. */
export type ButtonStyle = "primary" | "secondary" | "success" | "danger";

/** A form the chat client opens over the channel, filled in. */
export interface ChatForm {
  title: string;
  fields: { label: string; value: string }[];
  submit: string;
}

export interface ChatMessage {
  speaker: Speaker;
  /** Shown beside the name, such as "19:02". */
  time?: string;
  /** Plain text; `**bold**` and `` `code` `` are rendered, and @names and #channels as mentions. */
  text?: string;
  embed?: ChatEmbed;
  buttons?: { label: string; style: ButtonStyle }[];
  reactions?: { symbol: string; count: number }[];
  /** The message this one answers. */
  replyTo?: { name: string; text: string };
  /** A notice of the chat client itself: the speaker joined, left or boosted. `text` follows the name. */
  system?: "join" | "leave" | "boost";
  /** Why the bot deleted the message; it is then drawn struck out with this note. */
  removed?: string;
  /** Only the person who asked sees it. */
  ephemeral?: boolean;
  form?: ChatForm;
  /** An attached file. */
  file?: { name: string; size: string };
}

/** A voice channel with the people in it. */
export interface VoiceChannel {
  name: string;
  members: string[];
  /** "3/5", "locked" and the like. */
  note?: string;
}

export interface Scene {
  /** Channel name without the hash. */
  channel: string;
  messages: ChatMessage[];
  /** What the scene shows, in a sentence: read out in place of "Example chat". */
  label?: string;
  /** Voice channels drawn above the messages, as the channel list shows them. */
  voice?: { category: string; channels: VoiceChannel[] };
}
