import { words } from "../words.ts";

/** '1 thing' or '3 things'. */
function counted(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}

export const IMPORT_WORDS = words({
  title: "Import an embed",
  label: "Paste the code",
  hint: "Paste embed code, message JSON (Discohook, webhooks, …) or a share link.",
  linkTitle: "Which links work?",
  linkHint:
    "Links that carry the message in their query, hash or path: as it is, in base64, or packed with gzip or deflate. Your browser reads them and asks nobody. Short links and links packed with lz-string don't work: open them where they came from and copy the JSON.",
  submit: "Import",
  failedTitle: "Import failed",
  failedText: "Invalid embed code format. Please check your input and try again.",
  /** Beside a text that is not readable. */
  reads: "Import reads embed code such as “$v{title: …}”, message JSON and share links.",
  lostTitle: "This will be left out",
  lostText: "{product}'s embeds can't hold this. Nothing has been replaced yet.",
  anyway: "Import anyway",
  variablesTitle: "Variables of another bot",
  variablesText: "{product} would send them as they are. We can translate those it has, too.",
  variable: (own: string | null) => (own === null ? "none here" : `{${own}}`),
  translate: "Import translated",
  asItIs: "Import as it is",
  cancel: "Cancel",
  checks: "Checks of the code",
  place: (line: number, column: number) => `Line ${line}, column ${column}`,
  messageLink:
    "This link points to a message. A website can't read a message by its link; only a bot in that server can.",
  copyCommand: (usage: string) =>
    `Send ${usage} there with the link, and paste the code you get back.`,
  emptyLink:
    "This link carries no message. Open it where it came from, and copy the message as JSON or code.",
});

/** Parts that an import loses, for the list that asks for consent. */
export const LOST = {
  messages: (count: number) => counted(count, "further message"),
  embeds: (count: number) => counted(count, "further embed"),
  codes: (count: number) => counted(count, "further embed code"),
  fields: (count: number) =>
    counted(count, "field beyond the first 25", "fields beyond the first 25"),
  buttons: (count: number) =>
    counted(count, "button beyond the first 25", "buttons beyond the first 25"),
  pictures: (count: number) => counted(count, "further picture"),
  descriptions: (count: number) =>
    counted(count, "description of a picture", "descriptions of pictures"),
  selects: (count: number) => counted(count, "select menu"),
  components: (count: number) =>
    counted(count, "component that isn't a button", "components that aren't buttons"),
  actions: (count: number) =>
    counted(
      count,
      "action: only buttons with a link do something",
      "actions: only buttons with a link do something",
    ),
  disabled: (count: number) => counted(count, "“disabled” of a button", "“disabled” of buttons"),
  premium: (count: number) =>
    counted(count, "button that sells something", "buttons that sell something"),
  files: (count: number) => counted(count, "attached file"),
  spoilers: (count: number) => counted(count, "spoiler cover"),
  rows: "the rows of the buttons: each has five",
  flags: "ways of sending that only Discord's “flags” can name",
  mentions: "who mentions notify",
  colors: (count: number) => counted(count, "further accent color"),
  fixedTime: "the fixed time: the bot uses the sending time",
  color: (text: string) => `the color “${text}”, which we don't know`,
  video: "the video",
  key: (key: string) => `“${key}”`,
  sender: "the name and picture of the sender",
  attachments: (count: number) => counted(count, "attachment"),
  repeated: (key: string) => `an earlier “${key}”: the last one counts`,
  part: (text: string) => `“${text}” of a button`,
  around: "the text around the code",
  containers: (count: number) => `the split into ${count} containers: an embed is one`,
  outside: "anything outside the container: an embed is one",
} as const;
