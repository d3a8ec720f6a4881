/** A current activity: a game, music or a custom status. */
export interface Activity {
  name: string;
  details?: string;
  state?: string;
  emoji?: string;
  /** Name of a cover on the image host. */
  cover?: string;
}

/** A member of the team. `since` is the day the account was created. */
export interface RosterEntry {
  username: string;
  display: string | null;
  rank: string;
  since: string;
  socials?: Record<string, string> | string;
  activity?: Activity;
  /** Background colour of a card without a banner. */
  colour?: string;
  banner?: boolean;
  picture?: false;
}
