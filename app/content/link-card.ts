/** Words of the link cards on the chat platform. */
export const CARD = {
  commands: (count: string) => `${count} commands`,
  browseCommands: "Browse commands",
  needs: (permissions: string) => `Needs: ${permissions}`,
  also: (aliases: string) => `Also: ${aliases}`,
  openCommand: "Open the command",
  openStatus: "Open the status page",
  templates: (count: string) => `${count} templates`,
  browseTemplates: "Browse templates",
} as const;
