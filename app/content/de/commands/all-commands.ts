export const ALL_COMMANDS = "Alle Befehle";
