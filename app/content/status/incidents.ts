import type { AnyStatus, Impact } from "../../contract/incident.ts";
import { fill, words } from "../words.ts";

/** States of incidents and maintenance. */
export const STATUS_WORDS: Record<AnyStatus, string> = {
  investigating: "Investigating",
  identified: "Identified",
  monitoring: "Monitoring",
  resolved: "Resolved",
  postmortem: "Postmortem",
  scheduled: "Scheduled",
  in_progress: "In progress",
  verifying: "Verifying",
  completed: "Completed",
};

export const IMPACT_WORDS: Record<Impact, string> = {
  none: "No impact",
  minor: "Minor impact",
  major: "Major impact",
  critical: "Critical impact",
};

/** For public pages. */
export const INCIDENTS = words({
  allShards: "All shards",
  someShards: (count: number, named: string, more: number) =>
    `${count === 1 ? "Shard" : "Shards"} ${named}${more > 0 ? ` and ${more} more` : ""}`,
  allServers: "All servers",
  someServers: (percent: number, servers: string | null) =>
    servers === null ? `${percent}% of servers` : `about ${servers} servers`,
  current: "Current incidents",
  maintenance: "Maintenance",
  planned: "Planned maintenance",
  automatic: "Automatic",
  updates: "Updates",
  affected: "Affected",
  started: "Started",
  ended: "Ended",
  begins: "Begins",
  ends: "Ends",
  lasts: "Lasting",
  lasted: "Lasted",
  plannedFor: "Planned",
  allUpdates: (count: number) => `All ${count} updates`,
  since: "since",
  ago: (age: string) => `${age} ago`,
  utc: "UTC",
  yourTimes: (from: string, until: string) => `${from} to ${until}, your time`,
  title: "Incident",
  back: "Back to status",
  /** Beside a current incident: leads to the look-up. */
  isMine: "Is my server affected?",
  edited: "edited",
  history: "Incident History",
  historyText: "Past incidents and maintenance, newest first.",
  newer: "Newer",
  older: "Older",
  pages: "Pages",
  allPast: "All past incidents",
  withdrawn: "Incident withdrawn",
  withdrawnText: "We opened it by mistake.",
  failed: "We couldn't read the incident. Please try again.",
});

/** Of feed and calendar. */
export const FEED = words({
  name: "{product} - Status",
  title: (title: string, state: string) => `${title} (${state.toLowerCase()})`,
  event: (title: string, state: string) => fill(`{product}: ${title} (${state.toLowerCase()})`),
  moment: (day: string, hour: string) => `${day}, ${hour} UTC`,
  since: (moment: string) => `Since ${moment}`,
  span: (from: string, to: string) => `${from} to ${to}`,
  spanAndLength: (from: string, to: string, length: string) => `${from} to ${to}, ${length}`,
  note: (state: string, text: string) => `${state}: ${text}`,
  update: (moment: string, state: string, text: string) => `${moment}, ${state}: ${text}`,
});

/** For the team's page. */
export const STAFF_INCIDENTS = words({
  title: "Incidents",
  description:
    "What you write here appears on the status page and goes to everybody who follows it. Times are UTC.",
  readOnly: (ranks: string) => `You can read incidents. To edit them, you need the rank ${ranks}.`,
  failed: "We couldn't read the incidents. Please try again.",
  newIncident: "New incident",
  newMaintenance: "Plan maintenance",
  cancel: "Cancel",
  waiting: "Opened automatically",
  waitingText: "Nobody has posted an update yet.",
  overdue: "Is this maintenance over?",
  overdueText:
    "Its planned end has passed, so outages count again. Post whether it's completed or still going on.",
  current: "Current",
  planned: "Planned",
  over: "Just ended",
  past: "Past",
  all: "All incidents",
  gone: "There's no such incident",
  goneText: "The team has withdrawn it, or the address is wrong.",
  nothing: "Nothing is open",
  nothingText: "An incident opens by itself when shards go down. Open one for anything else.",
  write: "Write an update",
  writePostmortem: "Write a postmortem",
  publish: "Publish",
  publishing: "Publishing",
  published: "Published",
  saved: "This browser keeps your draft until you publish it.",
  correct: "Correct",
  correctText: "Pages and feeds update at once. Only followers of shards you add get a message.",
  correctUpdate: "Correct the text",
  correctUpdateText: "The page marks it as edited. Followers keep the message they have.",
  save: "Save",
  saving: "Saving",
  corrected: "Corrected",
  earlier: (count: number) => (count === 1 ? "Earlier text" : `${count} earlier texts`),
  withdraw: "Withdraw",
  withdrawText: [
    "For incidents announced by mistake. You can't undo this.",
    "All pages and feeds drop it, and its address says that you withdrew it (410).",
    "Followers who got a message about it get one more line that says so.",
  ],
  withdrawNow: "Withdraw the incident",
  withdrawing: "Withdrawing",
  withdrawn: "Withdrawn",
  field: {
    title: "Title",
    titleHint: "In words a member would use.",
    impact: "Impact",
    shards: "Affected shards",
    shardsHint: "all, or IDs such as 0-3, 17",
    status: "State",
    text: "Text",
    textHint: "What you know, and what you're doing about it. Followers get it word for word.",
    from: "Begins, in your time zone",
    until: "Ends, in your time zone",
  },
  preview: "Preview",
  previewText: "What followers will see.",
  previewEmpty: "Your text appears here.",
  by: "by",
  record: "the site",
  conflict: "Somebody else has posted since",
  conflictText: "Your text is still here. Read theirs, then publish yours if it's still right.",
  kept: "A version of this was already published",
  keptText:
    "We didn't hear back the first time. What's public is what you wrote then, not what you see here now.",
  keptCorrect: "Replace it with this text",
  keptAnother: "Publish this as well",
  lost: "We couldn't send it. Your text is still here, so try again.",
});

/** Wrong fields of an incident. */
export const INCIDENT_PROBLEMS = {
  title: "Write a title of 1 to 120 characters.",
  impact: "Choose none, minor, major or critical.",
  shards: "Name all shards, or the IDs of those affected.",
  status: "Choose a state that fits an incident, or maintenance.",
  text: "Write a text of 1 to 3,000 characters.",
  scheduled_for: "Give a start date and time.",
  scheduled_until: "Give an end after the start.",
  key: "Send a UUID as the key, or leave it out.",
  seen: "Say what you saw last: an update's number or a correction's time.",
  body: "Send JSON.",
} as const;

/** The machine's incidents. `since` is a day and an hour. */
export const AUTOMATIC = words({
  silent: (since: string) =>
    fill(`{product} hasn't reported since ${since}. It's probably offline in all servers.`),
  allDown: (since: string) => fill(`{product} has been offline in all servers since ${since}.`),
  someDown: (percent: number, servers: string | null, since: string) =>
    servers === null
      ? fill(`{product} has been offline in ${percent}% of its servers since ${since}.`)
      : fill(
          `{product} has been offline in about ${servers} servers (${percent}%) since ${since}.`,
        ),
  noAnswer: (shards: string, count: number) =>
    count === 1 ? `${shards} doesn't answer.` : `${shards} don't answer.`,
  ended: "All shards are ready again.",
  /** If a person has written in the meantime, who has the last word. */
  endedUnderTeam: "All shards are ready again. The team will confirm that it's over.",
});

/** Updates from a maintenance's plan. */
export const PLAN = words({
  begun: "The maintenance has begun as planned.",
  done: "The maintenance has ended as planned.",
  moved: "The maintenance has been moved to a later time.",
});

/** The worker's errors. */
export const INCIDENT_ERRORS = {
  rank: "Your rank can read incidents, not edit them",
  database: "We can't reach the incidents. Please try again.",
  conflict: "Somebody else has posted since. Read it, then send yours again.",
} as const;
