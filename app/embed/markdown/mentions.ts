import { PREVIEW_WORDS } from "../../content/embed/embed.ts";
import { SAMPLE_USER } from "../../content/embed/sample.ts";

export type MentionKind =
  | "user"
  | "role"
  | "channel"
  | "everyone"
  | "command"
  | "section"
  | "message";

const TEXTS: Record<MentionKind, (id: string) => string> = {
  user: (id) => `@${id === SAMPLE_USER.id ? SAMPLE_USER.display : PREVIEW_WORDS.member}`,
  role: () => `@${PREVIEW_WORDS.role}`,
  channel: () => `#${PREVIEW_WORDS.channel}`,
  everyone: (id) => `@${id}`,
  command: (id) => `/${id}`,
  section: (id) => `#${id}`,
  message: () => `#${PREVIEW_WORDS.channel} › ${PREVIEW_WORDS.message}`,
};

/** A mention's text in chat. Only the sample member has a name here. */
export function mentionText(kind: MentionKind, id: string): string {
  return TEXTS[kind](id);
}
