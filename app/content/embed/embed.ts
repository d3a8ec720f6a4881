import { words } from "../words.ts";

export const BUILDER = words({
  title: "Embed Builder",
  description: "Build an embed, see it live, then paste the code into one of {product}'s commands.",
  noScript: "The builder needs JavaScript, which is off in this browser.",
  noScriptTemplates:
    "The templates are finished embeds. You can copy each one's code from its page.",
  toTemplates: "See the templates",
  picture: { name: "embed", alt: "An embed in the builder and its preview as a chat message" },
  editor: "Editor",
  preview: "Preview",
  views: "Editor or preview",
  generate: "Generate",
  copy: "Copy",
  more: "More",
  send: "Send it",
  copyCommand: (command: string) => `Copy ${command} with the code`,
  import: "Import",
  clear: "Clear",
  undo: "Undo",
  redo: "Redo",
  undone: "Step undone",
  cleared: "Cleared. Undo brings it back.",
  redone: "Step redone",
  code: "Embed code",
  copied: "Copied to clipboard",
  notCopied: "Your browser didn't allow copying.",
  imported: "Import successful",
  importedText: "The embed code has been imported successfully.",
  addField: "Add field",
  addButton: "Add button",
  empty: "Nothing to show yet. Write a title or a description.",
  sentTime: "Today at 12:00",
  width: "Preview width",
  desktop: "Desktop",
  phone: "Phone",
  checks: "Checks",
  noProblems: "Ready to send.",
  pictures: "Pictures and emoji of this embed come from other sites.",
  showPictures: "Show pictures",
  drafts: "Drafts",
  share: "Share",
  linkBroken: "We couldn't read an embed from this link.",
});

/** The editor's inputs and the tools of its lists. */
export const EDITOR_WORDS = {
  message: "Message",
  author: "Author",
  images: "Images",
  footer: "Footer",
  timestamp: "Timestamp",
  fields: "Fields",
  buttons: "Buttons",
  field: "Field",
  button: "Button",
  inline: "Inline",
  foldAll: "Fold all",
  unfoldAll: "Unfold all",
  drag: "Drag",
  pick: "Pick",
  pickColor: " a color",
  picker: "The color picker",
  presets: "Color presets",
  styleOf: (name: string) => `${name} style`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  duplicate: (name: string) => `Duplicate ${name}`,
  remove: (name: string) => `Remove ${name}`,
  moved: (name: string, place: number) => `${name} is now at place ${place}`,
  removed: (name: string) => `${name} removed`,
  duplicated: (name: string) => `${name} duplicated`,
  lengthOf: (label: string) => `${label} length: `,
  characters: (count: number) => `${count} characters`,
  longLink: (count: number) => `${count} characters. `,
} as const;

/** Button styles with chat's colours. */
export const STYLE_NAMES = {
  primary: "Primary (blue)",
  secondary: "Secondary (gray)",
  success: "Success (green)",
  danger: "Danger (red)",
} as const;

/** Labels by path; fields and buttons have `Field 1 name`. */
export const TEXT_LABELS = {
  content: "Content",
  title: "Title",
  description: "Description",
  url: "URL",
  color: "Color",
  thumbnail: "Thumbnail URL",
  image: "Image URL",
  "author.name": "Author name",
  "author.icon": "Author icon URL",
  "author.url": "Author URL",
  "footer.text": "Footer text",
  "footer.icon": "Footer icon URL",
} as const;

/** Last words of field and button labels. */
export const ITEM_LABELS = {
  name: "name",
  value: "value",
  label: "label",
  url: "URL",
  emoji: "emoji",
} as const;

export const TIME_WORDS = {
  title: "Insert a time",
  insertInto: (label: string) => `Insert a time into ${label}`,
  when: "Date and time",
  hint: "In your time zone. Every reader sees it in theirs.",
  style: "Shown as",
  insert: "Insert",
} as const;

export const EMOJI_WORDS = {
  title: "Insert an emoji",
  insertInto: (label: string) => `Insert an emoji into ${label}`,
  search: "Search emoji by name",
  hint: "Such as tada",
  groups: {
    people: "Faces and people",
    nature: "Nature",
    food: "Food",
    activity: "Activities",
    travel: "Travel",
    objects: "Objects",
    symbols: "Symbols",
    flags: "Flags",
  },
  found: (count: number) => (count === 0 ? "No emoji of this name" : `${count} emoji`),
} as const;

export const PREVIEW_WORDS = {
  app: "APP",
  buttons: "Buttons",
  spoiler: "Spoiler, show",
  /** What chat writes for a time beyond the calendar. */
  invalidDate: "Invalid date",
  member: "member",
  role: "role",
  channel: "channel",
  message: "message",
} as const;

export const COLOR_NAMES = {
  accent: "Accent",
  green: "Green",
  yellow: "Yellow",
  orange: "Orange",
  red: "Red",
  pink: "Pink",
  purple: "Purple",
  white: "White",
} as const;

export const SHARE_WORDS = {
  title: "Share this embed",
  link: "Link",
  linkHint: "The whole embed is in the link. Nothing is uploaded, and the link never expires.",
  long: "Too long for one chat message. Send it as a file or by mail.",
  copyLink: "Copy link",
  json: "Message JSON",
  jsonHint: "For webhooks and other builders.",
  copyJson: "Copy JSON",
  lost: "JSON can't hold:",
  variables: "variables, which only the bot replaces",
  color: "the color, because it isn't a number",
  time: "the sending time, so it has a fixed one",
  buttonColors: "the colors of link buttons",
  idleButtons: "what buttons without a link do: they're disabled, and webhooks refuse them",
  refused: "invalid addresses and emoji, and icons without a text: Discord refuses them",
  segments: (count: number) =>
    count === 1 ? "1 segment of the bot's own" : `${count} segments of the bot's own`,
} as const;
