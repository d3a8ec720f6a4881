/** Words that bots write where no permission is needed. */
const NONE = new Set(["", "-", "n/a", "no", "none", "null", "everyone"]);

/** Each word with a capital letter, the rest of it untouched (§2): 'manage_guild' is 'Manage Guild'. */
export function capitalised(text: string): string {
  return text
    .replaceAll("_", " ")
    .trim()
    .replaceAll(/\s+/g, " ")
    .replaceAll(/(^|[\s,/&+(])(\p{Ll})/gu, (_, before: string, letter: string) => {
      return before + letter.toUpperCase();
    });
}

/** Whether anybody may use a command that asks for this. */
export function isFree(permissions: string): boolean {
  return NONE.has(permissions.trim().toLowerCase());
}
