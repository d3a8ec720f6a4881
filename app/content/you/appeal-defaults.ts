/** What an appeal is asked, and prepared words for the team's answer, where the brand has none of its own. */
export const APPEAL_DEFAULTS = {
  questions: ["What happened, in your own words?", "Why should it be lifted?"],
  answers: [
    "Thank you for writing. We have looked at it again and lift it.",
    "Thank you for writing. We have looked at it again and leave it as it is.",
  ],
};
