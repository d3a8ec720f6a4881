import { accent } from "../more-facts.static.ts";
import { words } from "../words.ts";

/** About pasted code. */
export const CODE_CHECKS = {
  openBrace: (key: string) => `The brace that ends “${key}” is missing.`,
  addBrace: "Add “}”",
  marker: "The bot cuts here: “$v” begins a segment even without its brace.",
  holdTogether: "Hold it together",
  unknown: (key: string) => `The builder does not know “${key}”. It keeps the segment as it is.`,
  tight: "The bot separates values at “ && ”. Without the spaces, this is one value.",
  addSpaces: "Write “ && ”",
  tooLong: (length: number, most: number) =>
    `${length} characters, and embed code has at most ${most}.`,
  brokenJson:
    "This looks like JSON, but a bracket, a quote or a comma is missing, or there is one too many.",
  otherSign: (found: string, wanted: string) =>
    `“${found}” looks like “${wanted}”, but the bot needs “${wanted}” here.`,
  invisibleSign: (code: string) =>
    `An invisible character (U+${code}) stands here, and the bot doesn't accept it.`,
  mendSigns: "Write the bot's own signs",
  oldDialect: "This is how code was written before “$v”. It is read all the same.",
  modernise: "Update to the current format",
} as const;

/** About an embed. */
export const CHECKS = words({
  segmentMarker: "The bot cuts code at “$v”. An invisible space in the code holds it together.",
  splitMarker: "Write “$ v”",
  embedMarker: "The bot takes “{embed}” out. An invisible space in the code keeps it.",
  remove: "Remove it",
  separator: "“&&” between spaces parts values. An invisible space in the code holds it together.",
  oneAnd: "Write “&”",
  tight: "“&&” without spaces around it parts nothing. All of this is one text.",
  openVariable: (whole: string) => `The brace of “${whole}” is missing.`,
  addBrace: "Add “}”",
  unknownVariable: (whole: string) => `“${whole}” is no variable we know. It stays as it is.`,
  foreignVariable: (written: string, own: string) =>
    `“${written}” is a variable of another bot. Here it is “${own}”.`,
  translate: "Translate",
  tooLongForChat: (length: number, most: number) => `${length} characters. Chat takes ${most}.`,
  tooLongForBot: (length: number, most: number) => `${length} characters. The bot takes ${most}.`,
  cut: (most: number) => `Cut to ${most}`,
  labelCut: (length: number, most: number, hasEmoji: boolean) =>
    `${length} characters. ${hasEmoji ? "Beside an emoji, chat" : "Chat"} shows about ${most} of a label.`,
  address: "Only http and https addresses work here.",
  addScheme: "Add https://",
  addressSpace: "Chat refuses an address with a space in it.",
  escapeSpaces: "Write “%20”",
  gifPage:
    "This is the page of a GIF and not the picture itself. Open it, choose “Copy image address” on the picture, and paste that.",
  picturePage:
    "This is the page of a picture and not the picture itself. Open it, choose “Copy image address” on the picture, and paste that.",
  video: "An embed shows pictures and GIFs, and no videos.",
  color: `No color we know. Write six digits, such as ${accent}.`,
  defaultColor: "Use the default",
  emojiName: (text: string) =>
    `Chat refuses “${text}” here. Paste the emoji itself, or a custom one as <:name:id>.`,
  oneEmoji: "A button has one emoji. Chat refuses more.",
  firstEmoji: "Keep the first",
  rawMention: (mention: string) => `Chat shows no mentions here: “${mention}” stays as it is.`,
  rawLink: "Chat shows no masked links here. They work in the description and in values of fields.",
  addressInLabel:
    "Chat makes no link of words that hold an address; it shows the brackets. Use other words.",
  milliseconds: "These are milliseconds. Chat counts times in seconds.",
  inSeconds: "Write seconds",
  emptyField: "The field is empty.",
  removeField: "Remove the field",
  noFieldName: "The field has no name. Chat accepts that, but the bot may not.",
  noFieldValue: "The field has no value.",
  emptyButton: "The button has neither label nor emoji.",
  removeButton: "Remove the button",
  noAddress: "A button without an address: the bot disables it.",
  grayLink: "Chat draws every button with a link in gray.",
  nothing: "Add a title, description, author, image or message text.",
  noTitle: "Without a title its address is not shown.",
  noAuthor: "Without a name the author is not shown.",
  noFooter: "Without a text the footer is not shown.",
  total: (total: number, most: number) =>
    `${total} characters in all. Chat takes ${most} in one embed.`,
  totalOf: (total: string, most: string) => `${total} of ${most} characters`,
  tooMany: "More fields or buttons than a message holds stand in the code.",
  removeAll: "Remove them",
  kept: (segment: string) =>
    `“${segment}” is a segment of the code that has no input here. It is kept.`,
  error: "Error",
  warning: "Warning",
  note: "Note",
  character: (place: number) => `, character ${place}`,
  count: (count: number) => (count === 1 ? "1 check" : `${count} checks`),
});
