/** A path with slashes, as Vite and builds name files; Windows uses backslashes. */
export function withSlashes(path: string): string {
  return path.replaceAll("\\", "/");
}
