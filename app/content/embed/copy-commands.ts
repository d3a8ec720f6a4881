/** Names of a bot's command that answers with the code of a message, without spaces and hyphens. */
export const COPY_COMMANDS: readonly string[] = ["copyembed", "embedcopy", "embedcode", "copycode"];
