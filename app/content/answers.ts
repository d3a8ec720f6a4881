/** The worker's answers that say more than their code (code-words.ts), in the first language. */
export const ANSWERS = {
  notAMember: "Not a team member",
  otherRanks: "This is for other ranks",
  tooOften: "You've done this several times this hour. Please try again in the next one",
  tooManyChanges: "You've changed this 20 times today. Please try again tomorrow",
  addressTooLong: "The address is too long",
  addressMalformed: "The address is malformed",
  notSaved: "We couldn't save the change",
  notConfigured: "The site is not configured.",
  wrongKey: "The key is missing or wrong",
  pushNoJson: "Expected JSON, got something else",
  pushNotKept: "We couldn't store the push. Please send it again",
} as const;
