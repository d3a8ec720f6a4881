/** Whether a path lies in the staff area, whatever its case. */
export function isStaffPath(pathname: string): boolean {
  return /^\/staff(?:\/|$)/i.test(pathname);
}
