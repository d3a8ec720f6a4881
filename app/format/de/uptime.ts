/** '3 h 12 min', '12 min' under an hour, '0 h 0 min' if missing or negative. */
export function formatUptime(seconds: number | null | undefined): string {
  if (seconds === null || seconds === undefined || !(seconds >= 0)) return "0 h 0 min";
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor((seconds % 3_600) / 60);
  return hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`;
}
