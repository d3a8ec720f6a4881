/** Texts of the dialog that shares an embed. */
export const SHARE_WORDS = {
  title: "Share this embed",
  link: "Link",
  linkHint: "The whole embed is in the link. Nothing is uploaded, and the link never expires.",
  long: "Too long for one chat message. Send it as a file or by mail.",
  copyLink: "Copy link",
  json: "Message JSON",
  jsonHint: "For webhooks and other builders.",
  copyJson: "Copy JSON",
  lost: "JSON cannot hold:",
  variables: "variables, which only the bot replaces",
  color: "the color, which is no number",
  time: "the time of sending, for which a fixed one stands",
  buttonColors: "the colors of link buttons",
  idleButtons: "what buttons without a link do: they are disabled, and webhooks take none of them",
  refused: "addresses and emoji that are none, and icons without a text: the platform refuses them",
  segments: (count: number) =>
    count === 1 ? "1 segment of the bot's own" : `${count} segments of the bot's own`,
} as const;
