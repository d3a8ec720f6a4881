import { accent } from "../more-facts.static.ts";
import { words } from "../words.ts";

/** About pasted code. */
export const CODE_CHECKS = {
  openBrace: (key: string) => `The brace that ends “${key}” is missing.`,
  addBrace: "Add “}”",
  marker: "“$v” starts a segment even without a brace, so the bot cuts the code here.",
  holdTogether: "Keep it together",
  unknown: (key: string) => `The builder doesn't know “${key}”. It keeps the segment as it is.`,
  tight: "The bot separates values at “ && ”. Without the spaces, this is one value.",
  addSpaces: "Write “ && ”",
  tooLong: (length: number, most: number) =>
    `${length} characters, and embed code has at most ${most}.`,
  brokenJson:
    "This looks like JSON, but a bracket, a quote or a comma is missing, or there is one too many.",
  otherSign: (found: string, wanted: string) =>
    `“${found}” looks like “${wanted}”, but the bot needs “${wanted}” here.`,
  invisibleSign: (code: string) =>
    `There's an invisible character (U+${code}) here, and the bot doesn't accept it.`,
  mendSigns: "Use the bot's characters",
  oldDialect: "This is the format from before “$v”. It still works.",
  modernise: "Update to the current format",
} as const;

/** About an embed. */
export const CHECKS = words({
  segmentMarker: "The bot cuts code at “$v”. An invisible space in the code keeps it together.",
  splitMarker: "Write “$ v”",
  embedMarker: "The bot removes “{embed}”. An invisible space in the code keeps it.",
  remove: "Remove it",
  separator:
    "“&&” between spaces separates values. An invisible space in the code protects this one.",
  oneAnd: "Write “&”",
  tight: "“&&” only separates values with spaces around it. This is all one text.",
  openVariable: (whole: string) => `The brace of “${whole}” is missing.`,
  addBrace: "Add “}”",
  unknownVariable: (whole: string) => `We don't know the variable “${whole}”. It stays as it is.`,
  foreignVariable: (written: string, own: string) =>
    `“${written}” is another bot's variable. Here it's “${own}”.`,
  translate: "Translate",
  tooLongForChat: (length: number, most: number) => `${length} characters. Discord takes ${most}.`,
  tooLongForBot: (length: number, most: number) => `${length} characters. The bot takes ${most}.`,
  cut: (most: number) => `Cut to ${most}`,
  labelCut: (length: number, most: number, hasEmoji: boolean) =>
    `${length} characters. ${hasEmoji ? "Next to an emoji, Discord" : "Discord"} shows about ${most} of a label.`,
  address: "Only http and https addresses work here.",
  addScheme: "Add https://",
  addressSpace: "Discord refuses an address with a space in it.",
  escapeSpaces: "Write “%20”",
  gifPage:
    "This is a GIF's page, not the picture itself. Open it, choose “Copy image address” on the picture, and paste that.",
  picturePage:
    "This is a picture's page, not the picture itself. Open it, choose “Copy image address” on the picture, and paste that.",
  video: "An embed shows pictures and GIFs, but no videos.",
  color: `We don't know this color. Write six digits, such as ${accent}.`,
  defaultColor: "Use the default",
  emojiName: (text: string) =>
    `Discord refuses “${text}” here. Paste the emoji itself, or a custom one as <:name:id>.`,
  oneEmoji: "A button has one emoji. Discord refuses more.",
  firstEmoji: "Keep the first",
  rawMention: (mention: string) => `Mentions don't work here: “${mention}” stays as it is.`,
  rawLink: "Masked links don't work here. They work in the description and in field values.",
  addressInLabel:
    "Discord doesn't link words that contain an address; it shows the brackets. Use other words.",
  milliseconds: "These are milliseconds. Discord counts times in seconds.",
  inSeconds: "Write seconds",
  emptyField: "The field is empty.",
  removeField: "Remove the field",
  noFieldName: "The field has no name. Discord accepts that, but the bot may not.",
  noFieldValue: "The field has no value.",
  emptyButton: "The button has neither label nor emoji.",
  removeButton: "Remove the button",
  noAddress: "The bot disables a button without an address.",
  grayLink: "Discord draws every button with a link in gray.",
  nothing: "Add a title, description, author, image or message text.",
  noTitle: "Without a title, its address doesn't show.",
  noAuthor: "Without a name, the author doesn't show.",
  noFooter: "Without a text, the footer doesn't show.",
  total: (total: number, most: number) =>
    `${total} characters in all. Discord takes ${most} in one embed.`,
  totalOf: (total: string, most: string) => `${total} of ${most} characters`,
  tooMany: "The code has more fields or buttons than a message can hold.",
  removeAll: "Remove them",
  kept: (segment: string) => `There's no input for the segment “${segment}”. The code keeps it.`,
  error: "Error",
  warning: "Warning",
  note: "Note",
  character: (place: number) => `, character ${place}`,
  count: (count: number) => (count === 1 ? "1 check" : `${count} checks`),
});
