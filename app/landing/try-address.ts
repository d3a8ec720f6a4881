/** The address that plays a line: `/#try=%3Bmute`. */
export function addressOfTry(line: string): string {
  return `/#try=${encodeURIComponent(line)}`;
}

/**
 * The line in an address: of a link, or of a form sent before scripts ran. Others may write the
 * link, so more than words, names and flags is cut to the command: the bot repeats no addresses.
 */
export function lineOf({ hash, search }: { hash: string; search: string }): string {
  const written = hash.startsWith("#try=") ? hash.slice(1) : search;
  const line = (new URLSearchParams(written).get("try") ?? "").trim().slice(0, LINE_LENGTH);
  const [command = "", ...rest] = line.split(/\s+/);
  return /^[\p{L}\p{N}\s@#_-]*$/u.test(rest.join(" ")) ? line : command;
}

/** Most letters of a line. */
export const LINE_LENGTH = 80;
