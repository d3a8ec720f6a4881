/**
 * `npm run words -- de` lists texts of public pages without a translation, or whose English changed
 * since. With `--translated`, it notes that all are up to date.
 */
import { writeFileSync } from "node:fs";
import { markOf, marksFile, pairsOf, readMarks } from "./words/compare.ts";

const [language, option] = process.argv.slice(2);
if (!language || !/^[a-z]{2}$/.test(language) || (option && option !== "--translated")) {
  process.stderr.write("Which language? npm run words -- de [--translated]\n");
  process.exit(2);
}

const pairs = await pairsOf(language);
if (option) {
  const marks = pairs
    .filter(({ translated }) => translated !== undefined)
    .map(({ name, english }) => [name, markOf(english)]);
  writeFileSync(marksFile(language), `${JSON.stringify(Object.fromEntries(marks), null, 2)}\n`);
}
const marks = readMarks(language);
const missing = pairs.filter(({ translated }) => translated === undefined);
const stale = pairs.filter(
  ({ name, english, translated }) => translated !== undefined && marks[name] !== markOf(english),
);
for (const { name } of missing) process.stdout.write(`untranslated  ${name}\n`);
for (const { name } of stale) process.stdout.write(`stale         ${name}\n`);
process.stdout.write(
  `${pairs.length} texts, ${missing.length} untranslated, ${stale.length} stale\n`,
);
process.exitCode = missing.length + stale.length > 0 ? 1 : 0;
