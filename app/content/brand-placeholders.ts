/** Names in braces for a brand's texts; words.ts fills all, legal/index.ts those of documents. */
const EVERYWHERE = ["product", "prefix", "hours", "languages"];
const LEGAL = ["sessionDays", "profileHours", "signInMinutes", "auditDays", "appealDays"];

const SHORTEST = 6;

/**
 * Faulty names in braces, which visitors would read: ours misspelt, and documents' elsewhere. Other
 * names are the bot's variables, shown in examples.
 */
export function misspeltIn(value: unknown, key = "brand"): string[] {
  if (typeof value === "string") {
    const isLegal = key.startsWith("brand.legal[");
    return [...value.matchAll(/\{(\w+)\}/g)].flatMap(([braced, name = ""]) => {
      if (EVERYWHERE.includes(name)) return [];
      if (LEGAL.includes(name)) {
        return isLegal ? [] : [`${key}: ${braced} is known in legal documents alone`];
      }
      const meant = [...EVERYWHERE, ...LEGAL].find((known) => isSlipOf(name, known));
      return meant ? [`${key}: ${braced} is not known; is {${meant}} meant?`] : [];
    });
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    misspeltIn(item, Array.isArray(value) ? `${key}[${name}]` : `${key}.${name}`),
  );
}

/** Whether only case, an underscore, or one letter (extra, missing, wrong, swapped) differs. */
function isSlipOf(name: string, known: string): boolean {
  const plain = (text: string) => text.toLowerCase().replaceAll("_", "");
  const [a, b] = [plain(name), plain(known)] as const;
  if (a === b) return true;
  // Short words are slips of too many others.
  if (b.length < SHORTEST) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [left, right] = [a.slice(start), b.slice(start)];
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left.slice(2) === right.slice(2) && left[0] === right[1] && left[1] === right[0])
  );
}
