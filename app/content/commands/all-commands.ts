/** The choice that shows every command; the first in both dropdowns. */
export const ALL_COMMANDS = "All Commands";
