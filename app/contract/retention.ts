/** How long personal data is kept. The privacy page states these figures. */
export const SESSION_DAYS = 7;
/** From the end of an appeal. */
export const APPEAL_DAYS = 180;
export const SIGN_IN_MINUTES = 10;
/** Name, pictures and activity. The second half is used only while the bot API doesn't answer. */
export const PROFILE_HOURS = 48;
