import type { EmbedPicture } from "../drawing/embed.ts";
import { LEAVE_ROWS } from "./template-leave.ts";
import type { TemplateRow } from "./template-row.ts";
import { STAY_ROWS } from "./template-stay.ts";

/** A template in the bot's `GET /templates`. */
interface TemplateAnswer {
  id: number;
  name: string;
  image: string | null;
  embed: string;
  uses: number;
}

/** A template and the picture the image host draws for it. */
export interface DrawnTemplate {
  answer: TemplateAnswer;
  picture: EmbedPicture;
}

/** Values of variables in the picture; the embed code keeps the variables. */
const SAMPLE: Record<string, string> = {
  "user.mention": "@willow",
  "user.name": "willow",
  "user.display": "Willow",
  "user.id": "304985720185429831",
  "user.joined_at": "2 years ago",
  "user.created_at": "6 years ago",
  "guild.name": "The Boathouse",
  "guild.count": "4,218",
  "guild.count.format": "4,218th",
};

function sampled(text: string): string {
  return text
    .replaceAll(/\{([\w.]+)\}/g, (whole, name: string) => SAMPLE[name] ?? whole)
    .replaceAll("**", "");
}

function segment(key: string, ...parts: readonly (string | undefined)[]): string {
  const value = parts.filter((part) => part !== undefined).join(" && ");
  return value === "" ? "" : `$v{${key}: ${value}}`;
}

/** Embed code: `{embed}` followed by one `$v{key: value}` for each part of the embed. */
function embedCode(row: TemplateRow): string {
  const text = row.lines.join("\n");
  return [
    "{embed}",
    segment("content", row.content),
    segment("color", row.color),
    segment("author", row.author, row.author && "{user.avatar}"),
    segment("title", row.title),
    segment("description", text),
    row.thumbnail ? segment("thumbnail", "{user.avatar}") : "",
    ...(row.fields ?? []).map(([name, value]) => segment("field", name, value, "inline")),
    segment("footer", row.footer, row.footer && "{guild.icon}"),
    row.timestamp ? "$v{timestamp}" : "",
    ...(row.button ? [segment("button", row.button[0], row.button[1], row.button[2])] : []),
  ].join("");
}

/** Forty templates; `cdn` is the base of the image host. One has no picture. */
export function createTemplates(cdn: string): DrawnTemplate[] {
  return [...STAY_ROWS, ...LEAVE_ROWS].map((row, index) => {
    const id = index + 1;
    const lines = [...row.lines, ...(row.fields ?? []).map(([name, value]) => `${name}: ${value}`)];
    const picture: EmbedPicture = {
      id: String(id),
      title: sampled(row.title),
      lines: lines.map(sampled),
      color: row.color,
      footer: row.footer && sampled(row.footer),
      button: row.button?.[0],
    };
    const answer = {
      id,
      name: row.name,
      image: index === 17 ? null : `${cdn}/templates/${id}.svg`,
      embed: embedCode(row),
      uses: 40 + ((index * 7919) % 2300),
    };
    return { answer, picture };
  });
}
