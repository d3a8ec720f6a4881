/** Milliseconds since 1970 by this machine's clock. */
export function now(): number {
  return Date.now();
}
