import { accent } from "./facts.static.ts";

/** Texts of the embed builder. */
export const BUILDER = {
  title: "Embed Builder",
  description: "Fill in the parts, watch the preview, and hand the code to the bot.",
  picture: { name: "embed", alt: "An embed in the builder and its preview as a chat message" },
  editor: "Editor",
  preview: "Preview",
  views: "Editor or preview",
  generate: "Generate",
  copy: "Copy",
  import: "Import",
  clear: "Clear",
  undo: "Undo",
  redo: "Redo",
  undone: "Step undone",
  redone: "Step redone",
  code: "Embed code",
  paste: "Paste the code",
  pasteHint: "Embed code, or a message as JSON from the chat platform or another builder.",
  copied: "Copied to clipboard",
  notCopied: "Your browser did not allow copying.",
  importTitle: "Import embed code",
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
  noProblems: "Nothing in the way: chat and bot will take this embed.",
  pictures: "Pictures and emoji of this embed come from other sites.",
  showPictures: "Show pictures",
  drafts: "Drafts",
  share: "Share",
  linkBroken: "The link holds no embed that can be read.",
} as const;

export const DRAFT_WORDS = {
  waiting: "You left an embed unfinished",
  restore: "Restore",
  later: "Not now",
  discard: "Discard",
  name: "Name of the draft",
  save: "Save draft",
  saved: "Draft saved",
  none: "No drafts yet. What you write is kept in this browser while you write it.",
  newer: "A newer version of this site keeps your drafts; this page leaves them alone.",
  notKept: "Your browser could not store this draft. It lasts until you close the page.",
  asFile: "Save as file",
  fileName: "embed",
  open: "Open",
  remove: "Delete",
} as const;

export const SHARE_WORDS = {
  title: "Share this embed",
  link: "Link",
  linkHint: "The whole embed is in the link. Nothing is uploaded, and the link never expires.",
  long: "Too long for one chat message; send it as a file or by mail.",
  copyLink: "Copy link",
  json: "Message JSON",
  jsonHint: "For webhooks and other builders.",
  copyJson: "Copy JSON",
  lost: "JSON cannot hold:",
} as const;

/** Preset colours of the colour control, by name. */
export const COLOR_PRESETS = [
  ["Accent", accent],
  ["Green", "#5cc98f"],
  ["Yellow", "#e3bd5b"],
  ["Orange", "#e8945a"],
  ["Red", "#e5544d"],
  ["Pink", "#e58fb4"],
  ["Purple", "#9b84ec"],
  ["White", "#ffffff"],
] as const;

/** Options of the builder's toasts; the duration is in milliseconds. */
export const BUILDER_TOAST = { duration: 3000 } as const;
