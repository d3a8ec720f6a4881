/** `npx node worker/tools/icons.ts`: draws app/ui/icons.svg from app/content/icons.ts. */
import { readFileSync, writeFileSync } from "node:fs";
import { ICONS, type IconName } from "../../app/content/icons.ts";

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
  width: number;
  height: number;
}

const FILE = new URL("../../app/ui/icons.svg", import.meta.url);

function setNamed(name: string): IconSet {
  const file = new URL(import.meta.resolve(`@iconify-json/${name}/icons.json`));
  return JSON.parse(readFileSync(file, "utf8"));
}

/** The picture of the file itself: icons of a command's card (app/commands/list.tsx). */
const SIGNS = ["copy", "check"] as const satisfies readonly IconName[];

/** A symbol for each icon. @throws Error for an icon that its set lacks */
export function drawIcons(): string {
  const sets: Record<string, IconSet> = {
    lucide: setNamed("lucide"),
    "simple-icons": setNamed("simple-icons"),
  };
  const symbols = Object.entries(ICONS).map(([name, source]) => {
    const [set = "", icon = ""] = source.split(":");
    const { icons, width, height } = sets[set] ?? {};
    const drawn = icons?.[icon];
    if (!drawn) throw new Error(`There is no icon ${source}`);
    return `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${drawn.body}</symbol>\n`;
  });
  const signs = SIGNS.map(
    (name, at) => `<use href="#${name}" x="${24 * at}" width="24" height="24"/>\n`,
  );
  const size = `width="${24 * SIGNS.length}" height="24"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>\n${symbols.join("")}${signs.join("")}</svg>\n`;
}

if (import.meta.main) writeFileSync(FILE, drawIcons());
