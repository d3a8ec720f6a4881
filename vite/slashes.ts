/** A path as Vite names modules and builds name files on every system: Windows has backslashes in it. */
export function withSlashes(path: string): string {
  return path.replaceAll("\\", "/");
}
