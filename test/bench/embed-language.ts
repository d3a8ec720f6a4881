import { MOST_CODE, read, write } from "../../app/embed/code.ts";
import { markdown } from "../../app/embed/markdown/blocks.ts";
import { BOMBS, filled } from "../app/embed/bombs.ts";

/** Prints how long 64 KB of hostile text takes, slowest first. Run: npx node test/bench/embed-language.ts */

function fastest(work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5; round += 1) {
    const start = performance.now();
    work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

const rows = BOMBS.map((bomb) => {
  const code = `$v{button: ${filled(bomb, MOST_CODE - 20)}}`;
  const text = filled(bomb, MOST_CODE);
  const asCode = fastest(() => {
    const embed = read(code);
    if (embed) write(embed);
  });
  const asChat = fastest(() => markdown(text, "description"));
  return { bomb: JSON.stringify(bomb), code: asCode, chat: asChat };
});

for (const row of rows.sort((a, b) => Math.max(b.code, b.chat) - Math.max(a.code, a.chat))) {
  console.log(
    `${row.bomb.padEnd(24)} code ${row.code.toFixed(1)} ms, chat ${row.chat.toFixed(1)} ms`,
  );
}
