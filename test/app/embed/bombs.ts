/** Texts that make careless readers slow: each repeated to the full 64 KB. */
export const BOMBS = [
  "*",
  "_",
  "`",
  "```",
  "[",
  "[a](",
  "](http",
  "](http((",
  "[a](https://x.y",
  "[**",
  "<t:",
  "<https://",
  "https://",
  "*https://*",
  "\\",
  "> ",
  "- a\n",
  " - a\n",
  "> - **a\n",
  "**a\n- b** _c\n",
  "__**~~*a\n- \\\\*\n",
  "# a\n",
  "\n",
  "{",
  "{user.name}",
  "||a||",
  "***a",
  "$v",
  "$v{",
  "$v{field: a && b && ",
  "$v{button: ",
  " && ",
  "&&",
  "}",
  "🌊",
] as const;

/** A text repeated to about `length` characters. */
export function filled(bomb: string, length: number): string {
  return bomb.repeat(Math.floor(length / bomb.length));
}
