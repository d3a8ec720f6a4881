/** Formats an age in seconds: '40 s', '3 min', '2 h', '3 days'. */
export function formatAgo(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole < 60) return `${whole} s`;
  if (whole < 3_600) return `${Math.floor(whole / 60)} min`;
  if (whole < 172_800) return `${Math.floor(whole / 3_600)} h`;
  return `${Math.floor(whole / 86_400)} days`;
}

/** Formats an uptime in seconds: 'Xh Ym', 'Ym' under an hour, '0h 0m' if missing or negative. */
export function formatUptime(seconds: number | null | undefined): string {
  if (seconds === null || seconds === undefined || !(seconds >= 0)) return "0h 0m";
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor((seconds % 3_600) / 60);
  return hours > 0 ? `${hours}h ${minutes}m` : `${minutes}m`;
}
