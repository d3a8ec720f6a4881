import { COMMANDS_TEXT } from "../content/commands/commands.ts";
import { DEFAULT_PREFIX } from "../content/site.ts";
import { PREFIX_KEY, SEARCH_TAKES_OVER } from "./search-handover.ts";

/**
 * Runs in the browser, from the document alone. On a slow line the search box is there seconds before the scripts of the
 * page: until then this shows of the cards that have come those that match, in the order of `searchCommands`. It changes
 * nothing that hydration compares: inline styles, which are taken back, and an attribute beside the count.
 */
const SEARCH = `(prefix, counted) => {
  const cards = () => [...document.querySelectorAll(".command-cards > li")];
  const ownPrefix = () => {
    try { return localStorage.getItem("${PREFIX_KEY}") || prefix; } catch { return prefix; }
  };
  const show = () => {
    const box = document.querySelector("[role=search] input[name=q]");
    const count = document.querySelector("[data-rest]");
    if (!box || !count || box.value === box.defaultValue) return end();
    const typed = box.value.trim().toLowerCase();
    const start = [ownPrefix(), prefix, "/"].find((one) => /[^a-z\\d]$/i.test(one) && typed.startsWith(one.toLowerCase()));
    const search = typed.slice(start ? start.length : 0).trim() || typed;
    const words = search.split(/\\s+/);
    let found = 0;
    for (const card of cards()) {
      const name = card.querySelector("h2").textContent.toLowerCase();
      const isMatch = name.includes(search) || card.querySelector("p").textContent.toLowerCase().includes(search);
      const begins = (word) => name.split(/[^\\p{L}\\p{N}]+/u).some((part) => part.startsWith(word));
      card.style.display = isMatch ? "" : "none";
      card.style.order = name === search ? 0 : name.startsWith(search) ? 1 : words.every(begins) ? 2 : words.every((word) => name.includes(word)) ? 3 : 4;
      if (isMatch) found += 1;
    }
    count.dataset.found = counted.replace("{found}", found).replace("{rest}", count.dataset.rest);
  };
  const end = () => {
    for (const card of cards()) card.style.display = card.style.order = "";
    const count = document.querySelector("[data-found]");
    if (count) delete count.dataset.found;
  };
  document.addEventListener("input", show);
  document.addEventListener("DOMContentLoaded", show);
  document.addEventListener("${SEARCH_TAKES_OVER}", () => {
    document.removeEventListener("input", show);
    document.removeEventListener("DOMContentLoaded", show);
    end();
  });
}`.replaceAll(/\n\s*/g, " ");

/** The script as an element. `nonceAttribute` is ` nonce="…"`, or "" without a policy. */
export function earlySearchScript(nonceAttribute: string): string {
  const words = [DEFAULT_PREFIX, COMMANDS_TEXT.loadedMatches("{found}", "{rest}")];
  // A prefix such as "<!--" would end or change the script.
  const given = JSON.stringify(words).replaceAll("<", String.raw`\u003c`);
  return `<script${nonceAttribute}>(${SEARCH})(...${given})</script>`;
}
