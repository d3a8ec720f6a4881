import { LANGUAGE } from "../../format/language.ts";
import { words } from "../words.ts";

/** /me */
export const OWN_DATA = words({
  title: "Your data",
  description: "What {product} and this site keep about you, what for and how long.",
  signIn: "Sign in, and {product} says what it keeps about you.",
  signedInSince: "Signed in since",
  kept: "What is kept",
  look: "Check",
  lookAgain: "Check again",
  download: "Download as a file",
  hint: "We ask the bot when you press it.",
  countNone: "None",
  count: (count: number) =>
    `${count.toLocaleString(LANGUAGE)} ${count === 1 ? "record" : "records"}`,
  unread: "Could not be read",
  partly:
    "Something could not be read. It is missing in the file, too; please check again in a few minutes.",
  left: "This doesn't include who on the team looked you up or gave a sanction.",
  period: "How long",
  place: "Where",
});
