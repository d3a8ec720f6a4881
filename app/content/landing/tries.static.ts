import { brand } from "#brand";
import type { ChatMessage, Scene } from "../chat/scene.ts";
import { words } from "../words.ts";

/** A command for the landing page's chat. */
export interface Try {
  /** Without prefix, in lower case. */
  name: string;
  arguments: string;
  description: string;
  /** Null if no feature has it. */
  feature: { path: string; title: string } | null;
  /** The scene's command and who typed it: answers repeat words of both. */
  typed: string;
  asker: string;
  /** What follows in the scene; empty if no scene has the command. */
  answers: ChatMessage[];
}

const PREFIX = "{prefix}";
const { hero, closing } = brand.landing;

/** The features' commands, in a scene or not. */
const commands: Try[] = brand.features.flatMap(({ path, title, commands }) =>
  commands.map((command) => ({
    name: command.name.toLowerCase(),
    arguments: command.arguments ?? "",
    description: command.description,
    feature: { path, title },
    typed: "",
    asker: "",
    answers: [],
  })),
);

/** Each command in a scene, with others' answers up to the next. */
function triesOf(scenes: readonly Scene[], feature: Try["feature"] = null): Try[] {
  return scenes.flatMap(({ messages }) =>
    messages.flatMap(({ text, speaker }, place) => {
      if (speaker.bot || !text?.startsWith(PREFIX)) return [];
      const after = messages.slice(place + 1);
      const next = after.findIndex((message) => message.text?.startsWith(PREFIX));
      const answers = (next === -1 ? after : after.slice(0, next))
        .filter((message) => message.speaker.name !== speaker.name)
        .map(({ time: _time, ...message }) => message);
      return answers.length === 0 ? [] : [tryOf(text, speaker.name, answers, feature)];
    }),
  );
}

function tryOf(text: string, asker: string, answers: ChatMessage[], feature: Try["feature"]): Try {
  const typed = text.slice(PREFIX.length);
  const known = commands
    .filter(({ name }) => `${typed} `.toLowerCase().startsWith(`${name} `))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
  const [word = ""] = typed.toLowerCase().split(" ");
  const command = known ?? { name: word, arguments: "", description: "", feature };
  return { ...command, typed, asker, answers };
}

const first = triesOf(hero.tries ?? []);
const setup = triesOf(
  closing.lines.map(({ command, answer }) => ({
    channel: hero.scene.channel,
    messages: [
      { speaker: { name: hero.viewer }, text: command },
      { speaker: { name: "{product}", bot: true }, text: answer },
    ],
  })),
);
const others = brand.features.flatMap(({ path, title, scenes }) =>
  triesOf(scenes, { path, title }),
);
const shown = [...first, ...setup, ...others];

const all = [...shown, ...commands];

/** Those with an answer first; each name once. */
export const tries: Try[] = words(
  all.filter(({ name }, at) => all.findIndex((other) => other.name === name) === at),
);

/** Names suggested beside the box. */
export const examples: string[] = words(
  [...new Set((first.length > 0 ? first : shown).map(({ name }) => name))].slice(0, 6),
);
