/** What a part of a page says whose script could not be loaded. `part` begins a sentence. */
export const PARTS = {
  part: "This part of the page",
  userMenu: "Your account menu",
  search: "The search",
  offline: (part: string) => `You are offline. ${part} will work once the connection is back.`,
  failed: (part: string) => `${part} could not be loaded.`,
  outdated: (part: string) => `${part} needs a reload, as the site has been updated.`,
  reload: "Reload",
} as const;
