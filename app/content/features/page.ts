import type { IconName } from "../../ui/icons.ts";
import type { FeaturePath } from "../paths.ts";
import type { Scene } from "../scene.ts";

/** A heading with a few sentences. */
export interface Point {
  title: string;
  text: string;
}

/** One step of the setup; `command` is the command to type. */
export interface Step extends Point {
  command?: string;
}

/** A command of the feature as the command list names it; `usage` is written with the prefix. */
export interface FeatureCommand {
  name: string;
  usage: string;
  description: string;
}

/** A placeholder the bot fills in when it sends a message. */
export interface Variable {
  name: string;
  meaning: string;
  example: string;
}

/** Where the hero's scene is: right or left of the text, or below it, beside the second scene. */
export type HeroShape = "right" | "left" | "below";

/** A section of the page below the hero. `scene` is an index into the page's scenes. */
export type Section =
  | { kind: "points"; shape: "list" | "bento" | "strip"; title: string }
  | { kind: "steps"; shape: "rail" | "row"; title: string; scene?: number }
  | { kind: "story"; title: string; text: string; scene: number; side: "left" | "right" }
  | { kind: "facts"; title: string; text?: string; columns: string[]; rows: string[][] }
  | { kind: "variables"; title: string; text: string; scene?: number }
  | { kind: "questions"; title: string; items: Point[] }
  | { kind: "commands"; title: string };

/** All texts of a feature page, and the order of its sections. */
export interface FeaturePage {
  path: FeaturePath;
  /** Its name in the Features menu. */
  title: string;
  headline: string;
  intro: string;
  /** One sentence for search engines and link previews. */
  description: string;
  icon: IconName;
  hero: HeroShape;
  sections: Section[];
  points: Point[];
  steps: Step[];
  scenes: Scene[];
  commands: FeatureCommand[];
  variables?: Variable[];
  related: FeaturePath[];
}
