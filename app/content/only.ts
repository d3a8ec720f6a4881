/** The items if their page exists. */
export function only<T>(isThere: boolean, ...items: T[]): T[] {
  return isThere ? items : [];
}
