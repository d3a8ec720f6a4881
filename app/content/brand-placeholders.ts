/** What texts of a brand may insert, by its name in braces: words.ts everywhere, legal/index.ts in legal documents. */
const EVERYWHERE = ["product", "prefix", "hours", "languages"];
const LEGAL = ["sessionDays", "profileHours", "signInMinutes", "trailDays", "appealDays"];

const SHORTEST = 6;

/**
 * The faults of names in braces, as visitors would read them as they stand: ours misspelt, and those of legal
 * documents elsewhere. Other names are the bot's own variables, which examples show.
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

/** Whether only case, an underscore, or one letter too many, too few, wrong or changed places tell them apart. */
function isSlipOf(name: string, known: string): boolean {
  const plain = (text: string) => text.toLowerCase().replaceAll("_", "");
  const [a, b] = [plain(name), plain(known)] as const;
  if (a === b) return true;
  // A short word is a slip of too many others.
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
