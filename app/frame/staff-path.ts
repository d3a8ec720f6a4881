/** Whether a path is in the staff area, ignoring case. */
export function isStaffPath(pathname: string): boolean {
  return /^\/staff(?:\/|$)/i.test(pathname);
}
