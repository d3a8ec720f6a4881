import { DAY_MS, HOUR_MS } from "../../../app/contract/buckets.ts";
import { createRandom, snowflake, type Random } from "../random.ts";
import type { Person } from "./people.ts";
import { DEFAULT_PREFIX } from "../../../app/content/site.ts";

/** Reviews in people's own languages. */
const WRITTEN: readonly string[] = [
  "We moved 40 ticket categories over in one evening. The transcripts alone were worth it.",
  "been using it for two years, went down maybe twice, and both times the status page knew before i did",
  "good bot",
  "VoiceMaster is the reason our voice channels are used at all. People make a room, name it something silly, lock it, done.",
  "10/10 my members fight over the leaderboard now 😭",
  "Der Support war schnell und auf Deutsch, das hat mir sehr geholfen. Das Ticketsystem ist übersichtlich und tut, was es soll.",
  "Läuft seit Monaten ohne Ausfall. Einziger Wunsch: mehr Farben bei den Vanity-Rollen.",
  "Le système de tickets est très clair, et les formulaires nous évitent de poser dix fois la même question.",
  "El automod quita los enlaces de estafa antes de que nadie los vea. Muy contento.",
  "Os papéis por botão ficaram lindos e fáceis de mudar. Recomendo!",
  "Działa bez zarzutu, a panel ticketów zrobiliśmy w pięć minut.",
  "Лучший бот для модерации, которым мы пользовались. Журнал всегда понятный, а поддержка отвечает быстро.",
  "بوت رائع، نظام التذاكر سهل جدًا والدعم يرد خلال دقائق. شكرًا لكم!",
  "הבוט הכי נוח שהיה לנו בשרת. הגדרנו הכול בערב אחד והצוות ענה על כל שאלה.",
  "ウェルカムメッセージがとても綺麗に出ます。設定も分かりやすかったです。",
  "음악 기능이 끊기지 않아서 좋아요. 추천합니다!",
  "抽奖功能很好用,要求可以设置得很细,再也不用手动检查了。",
  "हमारे सर्वर के लिए बिल्कुल सही। सेटअप में दस मिनट लगे।",
  "🐸👍",
  "I was sceptical because we had been burned by a bot that vanished with all our warnings. A year later: everything is still here, exports work, and when I asked how long data is kept I got an actual answer with an actual number.",
  `Music quality is great and ${DEFAULT_PREFIX}playlist remembers what we had on last friday.`,
  "lost 40k coins at blackjack, would lose again",
  "We tested six bots side by side for our community of 12,000. This one had the only antinuke that stopped a rogue bot that was adding webhooks rather than deleting channels. The whitelist is clear about who may do what, limits can be set per action, and the log tells you the seconds between the first action and the removal (1.3 in our test). Setup took some reading, which is fair. The one thing we miss is a way to try the limits without alarming the whole team.",
  'The text "<3" shows up as it should everywhere. You would not believe how rare that is.',
  "Never thought I would enjoy reading a command list, but the search on the site is really quick.",
];

const OPENINGS: readonly string[] = [
  "We have about 300 members and",
  "After a year with it,",
  "As an owner of a gaming server,",
  "Honest opinion:",
  "For an art community like ours,",
  "Long time user here,",
  "Came for the music, but",
  "Replaced three bots, and",
  "My co-owner was against it at first, now",
  "We play every weekend and",
  "Since the last update",
  "On our study server",
];

const SUBJECTS: readonly string[] = [
  "the ticket panel is what everyone uses first.",
  "the welcome image still makes new people smile.",
  "automod catches nearly everything without being annoying.",
  "the voice rooms clean up after themselves.",
  "leveling rewards give people a reason to come back.",
  "the giveaway timers have been right every single time.",
  "the logs are the clearest I have seen.",
  "the role buttons are easy to change later.",
  "the economy keeps the quiet channels alive.",
  "the bump reminder is never late.",
  "the queue survives when I leave and come back.",
  "antinuke lets me sleep.",
  "the anti-raid mode ended a raid of 80 accounts in seconds.",
  "the custom prefix and aliases make it feel like our own bot.",
];

const CLOSINGS: readonly string[] = [
  "Would add it again.",
  "Keep it up!",
  "No complaints.",
  "Thanks to the team.",
  "Four stars only because I want more card backgrounds.",
  "Please never change the jail command.",
  "Setup took an evening, worth it.",
  "Everything else we hardly need, which is fine.",
  "💙",
  "Recommended it to two other servers already.",
];

/** Unapproved reviews: jokes, advertising, attacks. The site must never show them. */
const REFUSED: readonly string[] = [
  "UNAPPROVED join my server for free coins https://coins.example/free",
  "UNAPPROVED <script>window.__x=1</script>",
  "UNAPPROVED first",
  "UNAPPROVED the moderators are mean to me",
  "UNAPPROVED @everyone test test test",
];

const FEEDBACK = 300;
const APPROVED = 240;
/** Invalid reviews, without text, that the site must drop. */
const BAD_FEEDBACK = 2;

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

/**
 * `GET /feedback`: reviews of two years in random order, 240 of 300 approved; odd and invalid ones
 * last. Only `true` is approved; the text "true" isn't.
 */
export function createFeedback(people: readonly Person[], now: number) {
  const random = createRandom("feedback");
  const used = new Set<string>();
  const open = FEEDBACK - APPROVED;
  const texts = [...WRITTEN];
  while (texts.length < APPROVED) texts.push(composed(random, used));
  const refused = [...REFUSED];
  while (refused.length < open) refused.push(composed(random, used));

  function answer(text: string, index: number) {
    const written = now - Math.floor(random.next() ** 1.4 * 720 * DAY_MS) - HOUR_MS;
    return {
      user_id: random.pick(people).id,
      message_id: snowflake(written, random),
      approved: index < APPROVED,
      feedback: text,
      channel_id: "1098330012894539816",
    };
  }

  const rows = [...random.shuffled(texts), ...refused].map(answer);
  const odd = [null, "true"].map((approved) =>
    Object.assign(answer("UNAPPROVED", 0), { approved }),
  );
  const bad = Array.from({ length: BAD_FEEDBACK }, () => answer("  ", 0));
  return [...random.shuffled(rows), ...odd, ...bad];
}
