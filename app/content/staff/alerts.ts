/** What the staff channel is told of the log's alarms, in the words of who has to act. */
export const ALERTS = {
  title: (product: string) => `${product}: something does not work`,
  over: (product: string) => `${product}: well again`,
  /** `time`: as the platform shows a moment to each reader. */
  since: (count: number, time: string) =>
    count === 1 ? `once, ${time}` : `${count} times since ${time}`,
  database:
    "The database does not answer, lacks tables or belongs to another site: incidents, following and the trail stand still",
  databaseOver: "The database answers",
  invalid: "The site is not served, because its configuration is wrong",
};

/** What has gone wrong, by event of the log. */
export const ALERT_WORDS = {
  "request.failed": "A request ended in an error of the site's own code",
  "page.failed": "Pages could not be drawn",
  "team.failed": "The team cannot be read from the bot, so staff pages are closed",
  "sessions.failed": "Sessions cannot be read, so nobody can sign in and staff pages are closed",
  "auth.sign_in_failed":
    "Nobody can sign in: the chat platform does not answer, or refuses the site's client secret",
  "uptime.failed": "No sample was added to the uptime record",
  "uptime.unreadable": "The uptime record was unreadable and was set aside",
  "uptime.no_report": "The bot does not name its shards, or refuses the key",
  "deliveries.failed": "Followers may hear of an incident late",
  "deliveries.unanswered":
    "No follower can be told: the chat platform fails for all of them, which is tried again",
  "delivery.error": "Followers could not be told, which is tried again",
  "delivery.failed": "A message to a follower was given up",
  "delivery.refused": "The chat platform refuses a message to followers for good",
  "delivery.unreadable": "The address of a following channel cannot be decrypted",
  "follow.unreadable": "The address of a following channel cannot be decrypted",
  "limit.failed": "The platform's rate limits do not count",
};
