import { LANGUAGE } from "../../format/language.ts";
import { words } from "../words.ts";
import { APPEAL_DAYS, SESSION_DAYS } from "../../contract/retention.ts";
import type { DataKind } from "../../contract/own-data.ts";

/** /me */
export const OWN_DATA = words({
  title: "Your data",
  description: "What {product} and this site keep about you, why and for how long.",
  signIn: "Sign in to see what {product} keeps about you.",
  signedInSince: "Signed in since",
  kept: "What we keep",
  look: "Check",
  lookAgain: "Check again",
  download: "Download as a file",
  hint: "We only ask the bot when you check.",
  countNone: "None",
  count: (count: number) =>
    `${count.toLocaleString(LANGUAGE)} ${count === 1 ? "record" : "records"}`,
  unread: "Couldn't be read",
  partly:
    "We couldn't read everything, so the file isn't complete either. Please check again in a few minutes.",
  left: "This doesn't include who on the team looked you up or gave a sanction.",
  purposes: "What it's for",
  place: "Where",
});

interface RecordWords {
  title: string;
  purpose: string;
  kept: string;
  where: string;
}

const BOT = "The bot";
const SITE = "This site";

/** What bot and site keep about a person, by kind; the downloaded file says the same. */
export const RECORDS: Record<DataKind, RecordWords> = words({
  blacklists: {
    title: "Sanctions",
    purpose: "Keep people who broke a rule out of {product} or parts of it.",
    kept: "Until the team lifts them. Expired ones may stay listed.",
    where: BOT,
  },
  economy: {
    title: "Transactions",
    purpose: "Shows how your coins came and went, so the team can fix mistakes.",
    kept: "As long as the bot keeps its log.",
    where: BOT,
  },
  avatars: {
    title: "Profile pictures",
    purpose: "Your avatar history, which you can hide.",
    kept: "Until you ask for deletion.",
    where: BOT,
  },
  feedback: {
    title: "Feedback",
    purpose: "What you wrote about {product}, approved or not.",
    kept: "Until you ask for deletion.",
    where: BOT,
  },
  team: {
    title: "Your place on the team",
    purpose: "Your rank and links, shown on the team page.",
    kept: "As long as you're on the team.",
    where: BOT,
  },
  activity: {
    title: "Messages a day",
    purpose: "How many messages you write, for the team's overview. Never the texts.",
    kept: "As long as the bot keeps its counts.",
    where: BOT,
  },
  session: {
    title: "This sign-in",
    purpose: "Keeps you signed in: your ID, name, picture and the time.",
    kept: `Until you log out, ${SESSION_DAYS} days at most.`,
    where: SITE,
  },
  hidden: {
    title: "Hidden avatar history",
    purpose: "Keeps your pictures hidden from everybody.",
    kept: "Until you show it again.",
    where: SITE,
  },
  appeals: {
    title: "Appeals and deletion requests",
    purpose: "What you and the team wrote about a sanction or a deletion, and the outcome.",
    kept: `${APPEAL_DAYS} days after they close.`,
    where: SITE,
  },
});
