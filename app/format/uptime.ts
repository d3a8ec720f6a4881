/** An uptime (seconds): 'Xh Ym', 'Ym' under an hour, '0h 0m' if missing or negative. */
export function formatUptime(seconds: number | null | undefined): string {
  if (seconds === null || seconds === undefined || !(seconds >= 0)) return "0h 0m";
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor((seconds % 3_600) / 60);
  return hours > 0 ? `${hours}h ${minutes}m` : `${minutes}m`;
}
