import { accent } from "../../../app/content/more-facts.static.ts";
import { siteName } from "../settings.ts";

/** By template name: colour, title, and what happened to the member. */
const ACTIONS: readonly (readonly [name: string, color: string, title: string, text: string])[] = [
  ["Jail", "#c8a04a", "Jailed", "{user.mention} was moved to jail and sees only this channel."],
  ["Unjail", "#5f9e6e", "Released", "{user.mention} can see all channels again."],
  ["Ban", "#c0504d", "Banned", "{user.mention} was banned from {guild.name}."],
  ["Unban", "#5f9e6e", "Ban lifted", "{user.name} may join {guild.name} again."],
  ["Kick", "#c77b3f", "Kicked", "{user.mention} was kicked from {guild.name}."],
  ["Mute", "#5b6770", "Muted", "{user.mention} cannot write or speak for now."],
  ["Unmute", "#5f9e6e", "Unmuted", "{user.mention} can write and speak again."],
];

function segment(key: string, ...parts: readonly string[]): string {
  return `$v{${key}: ${parts.join(" && ")}}`;
}

/** Embed code: `{embed}`, then a `$v{key: value}` for each part. */
function codesOf([name, color, title, text]: (typeof ACTIONS)[number]): [string, string][] {
  const site = `https://${siteName()}.example`;
  const head = (hue: string, says: string) => segment("color", hue) + segment("title", says);
  const description = segment("description", text);
  const footer = segment("footer", "ID {user.id}", "{guild.icon}");
  return [
    [`${name} Notice`, `${head(color, title)}${description}$v{timestamp}`],
    [
      `${name} Card`,
      segment("author", "{user.name}", "{user.avatar}") +
        head(accent, "Case opened") +
        segment("description", `${text}\nA moderator will speak with you here.`) +
        segment("thumbnail", "{user.avatar}") +
        segment("field", "Member", "{user.mention}", "inline") +
        segment("field", "Account made", "{user.created_at}", "inline") +
        footer,
    ],
    [`One Line ${name}`, head("#5b6770", `${title}: **{user.display}**`)],
    [
      `${name} with Appeal`,
      segment("content", "{user.mention}") +
        head(color, `${title} in {guild.name}`) +
        segment("description", `${text}\nIf you think this is a mistake, you can appeal once.`) +
        segment("button", "Appeal", "secondary", `${site}/appeal`),
    ],
    [
      `Pirate ${name}`,
      head("#8a5a36", `${title}, says the captain!`) +
        description +
        segment("footer", "{guild.count} remain aboard", "{guild.icon}"),
    ],
    [
      `${name} (Deutsch)`,
      head(color, `Hinweis der Moderation: ${name}`) +
        segment("description", "{user.mention}, lies bitte die Regeln von {guild.name}.") +
        segment("button", "Zu den Regeln", "primary", `${site}/rules`),
    ],
  ];
}

/** `GET /templates`; `cdn` is the image host's base. One template has no picture. */
export function createTemplates(cdn: string) {
  return ACTIONS.flatMap(codesOf).map(([name, code], index) => ({
    id: index + 1,
    name,
    image: index === 17 ? null : `${cdn}/templates/${index + 1}.svg`,
    embed: `{embed}${code}`,
    uses: 40 + ((index * 7919) % 2300),
  }));
}
