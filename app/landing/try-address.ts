/** The address that plays a line: `/#try=%3Bmute`. */
export function addressOfTry(line: string): string {
  return `/#try=${encodeURIComponent(line)}`;
}

/**
 * The line of an address: of a link, or of the form that was sent before the scripts ran. Others write links, so one that
 * holds more than words, names and flags is cut to its command: the bot repeats no addresses.
 */
export function lineOf({ hash, search }: { hash: string; search: string }): string {
  const written = hash.startsWith("#try=") ? hash.slice(1) : search;
  const line = (new URLSearchParams(written).get("try") ?? "").trim().slice(0, LINE_LENGTH);
  const [command = "", ...rest] = line.split(/\s+/);
  return /^[\p{L}\p{N}\s@#_-]*$/u.test(rest.join(" ")) ? line : command;
}

/** Letters of a line at most. */
export const LINE_LENGTH = 80;
