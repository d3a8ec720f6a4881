import { DAY_MS, HOUR_MS } from "../../../app/contract/buckets.ts";
import { createRandom, type Random } from "../random.ts";
import { snowflake } from "../snowflake.ts";
import type { Person } from "./people.ts";
import { CLOSINGS, OPENINGS, REFUSED, SUBJECTS, WRITTEN } from "./reviews.ts";

/** A review in the bot's `GET /feedback`. Only `true` means approved, the text "true" does not. */
export interface FeedbackAnswer {
  user_id: string;
  message_id: string;
  approved: boolean | string | null;
  feedback: string;
  channel_id: string;
}

const FEEDBACK = 300;
export const APPROVED = 240;
/** Invalid reviews the site must drop: those without a text. */
export const BAD_FEEDBACK = 2;

function composed(random: Random, used: Set<string>): string {
  for (;;) {
    const parts = [random.pick(OPENINGS), random.pick(SUBJECTS)];
    if (random.chance(0.7)) parts.push(random.pick(CLOSINGS));
    const text = parts.join(" ");
    if (used.has(text)) continue;
    used.add(text);
    return text;
  }
}

/** Reviews of the last two years, in random order; 240 of 300 are approved. */
export function createFeedback(people: readonly Person[], now: number): FeedbackAnswer[] {
  const random = createRandom("feedback");
  const used = new Set<string>();
  const open = FEEDBACK - APPROVED;
  const texts = [...WRITTEN];
  while (texts.length < APPROVED) texts.push(composed(random, used));
  const refused = [...REFUSED];
  while (refused.length < open) refused.push(composed(random, used));

  function answer(text: string, index: number): FeedbackAnswer {
    const waiting = index % 7 === 0 ? null : index % 5 === 0 ? "true" : false;
    const written = now - Math.floor(random.next() ** 1.4 * 720 * DAY_MS) - HOUR_MS;
    return {
      user_id: random.pick(people).id,
      message_id: snowflake(written, random),
      approved: index < APPROVED ? true : waiting,
      feedback: text,
      channel_id: "1098330012894539816",
    };
  }

  const rows = [...random.shuffled(texts), ...refused].map(answer);
  const bad = Array.from({ length: BAD_FEEDBACK }, () => answer("  ", 0));
  return random.shuffled([...rows, ...bad]);
}
