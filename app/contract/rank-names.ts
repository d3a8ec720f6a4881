/** Whether a rank from the bot is in a list of ranks, ignoring case. */
export function isAmongRanks(rank: string, ranks: readonly string[]): boolean {
  return ranks.some((one) => one.toLowerCase() === rank.trim().toLowerCase());
}
