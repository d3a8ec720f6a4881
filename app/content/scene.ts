/** Example chats, shown on feature pages and the landing page. */

/** The author of a message. `color` is the colour of the name. */
export interface Speaker {
  name: string;
  bot?: boolean;
  color?: "blue" | "red" | "purple" | "green" | "yellow" | "teal" | "gray";
}

/** Texts on a drawn picture. */
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
  /** Colour of the bar on the left; accent by default. */
  tone?: "accent" | "ok" | "warn" | "down";
  fields?: { name: string; value: string; inline?: boolean }[];
  footer?: string;
  /** Name of a drawn picture; chat/picture.tsx draws it. */
  picture?: "banner" | "rank" | "cover" | "palette";
  /** Texts and progress bar of the picture. */
  art?: Art;
}

/** The chat platform's button styles. */
export type ButtonStyle = "primary" | "secondary" | "success" | "danger";

/** A form (modal) of the chat client, filled in. */
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
  /** The message this one replies to. */
  replyTo?: { name: string; text: string };
  /** A system message: the speaker joined, left or boosted. `text` follows the name. */
  system?: "join" | "leave" | "boost";
  /** Why the bot deleted the message, which is then struck out. */
  removed?: string;
  /** Visible to one user only. */
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
  /** Accessible name, one sentence; "Example chat" by default. */
  label?: string;
  /** Voice channels above the messages. */
  voice?: { category: string; channels: VoiceChannel[] };
}
