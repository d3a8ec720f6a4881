import { readFileSync } from "node:fs";

/** wrangler.toml as it came: without the name and the values that `npm run setup` and an operator put in. */
export function shippedSettings(): string {
  const toml = readFileSync(new URL("../../wrangler.toml", import.meta.url), "utf8");
  const [, name = ""] = /^name = "(.*)"$/m.exec(toml) ?? [];
  return toml
    .replaceAll(new RegExp(`(["\`(, ])${name}(?=["-])`, "g"), "$1haven")
    .replace(/^\[vars\]\n(?:[^[].*\n)*/m, (block) => block.replaceAll(/^(?=[A-Z[])/gm, "# "));
}
