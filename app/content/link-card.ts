/** Texts of the cards that chat shows for links to the site. */
export const CARD_WORDS = {
  commands: (count: string) => `${count} commands`,
  browseCommands: "Browse commands",
  openCommand: "Open the command",
  needs: (permissions: string) => `Needs: ${permissions}`,
  also: (aliases: string) => `Also: ${aliases}`,
  openStatus: "Open the status page",
  /** `time` is a chat timestamp, which reads '3 minutes ago'. */
  asOf: (time: string) => `As of ${time}`,
} as const;
