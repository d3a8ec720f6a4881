import { readFileSync } from "node:fs";

/** wrangler.toml as shipped: without the values of `npm run setup` and the operator. */
export function shippedSettings(): string {
  const toml = readFileSync(new URL("../../wrangler.toml", import.meta.url), "utf8");
  const [, name = ""] = /^name = "(.*)"$/m.exec(toml) ?? [];
  return toml
    .replaceAll(new RegExp(`(["\`(, ])${name}(?=["-])`, "g"), "$1haven")
    .replace(/^\[vars\]\n(?:[^[].*\n)*/m, (block) => block.replaceAll(/^(?=[A-Z[])/gm, "# "));
}
