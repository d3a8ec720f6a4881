/** Retention times of personal data; the privacy page states these figures. */
export const SESSION_DAYS = 7;
/** Counted from the end of an appeal. */
export const APPEAL_DAYS = 180;
export const SIGN_IN_MINUTES = 10;
/** Name, pictures and activity; the second half only while the bot API does not answer. */
export const PROFILE_HOURS = 48;
