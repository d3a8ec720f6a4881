/** Whether a rank, as the bot writes it, is one of those, ignoring case. */
export function isAmongRanks(rank: string, ranks: readonly string[]): boolean {
  return ranks.some((one) => one.toLowerCase() === rank.trim().toLowerCase());
}
