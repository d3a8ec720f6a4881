const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** A count for reading, such as '1,284,003'. */
export function formatCount(count: number): string {
  return whole.format(count);
}

/** A change for reading, with its sign: '+12' or '-3'; null when there is none (§2: shown when nonzero). */
export function formatChange(change: number): string | null {
  const rounded = Math.round(change);
  if (rounded === 0) return null;
  return `${rounded > 0 ? "+" : "-"}${whole.format(Math.abs(rounded))}`;
}
