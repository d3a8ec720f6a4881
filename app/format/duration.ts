/** A sanction's length (seconds): 'Permanent', 'Xd Xh Xm', 'Xm Xs' …; 'Unknown' for null. */
export function formatDuration(seconds: number | null): string {
  if (seconds === null) return "Unknown";
  if (!(seconds > 0)) return "Permanent";
  const whole = Math.floor(seconds);
  const days = Math.floor(whole / 86_400);
  const hours = Math.floor((whole % 86_400) / 3_600);
  const minutes = Math.floor((whole % 3_600) / 60);
  const rest = whole % 60;
  if (days > 0) return `${days}d ${hours}h ${minutes}m`;
  if (hours > 0) return `${hours}h ${minutes}m ${rest}s`;
  return minutes > 0 ? `${minutes}m ${rest}s` : `${rest}s`;
}
