-- The tables of the site. Times are epoch milliseconds unless a column says otherwise.

-- Incidents and maintenance.
CREATE TABLE incidents (
  id TEXT PRIMARY KEY,
  -- The form that opened it made this, so that the same request again opens nothing. The machine's have their id.
  key TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  impact TEXT NOT NULL CHECK (impact IN ('none', 'minor', 'major', 'critical')),
  -- 'all', or a JSON array of ids.
  shards TEXT NOT NULL,
  -- Maintenance has both, an incident neither.
  scheduled_for INTEGER,
  scheduled_until INTEGER,
  -- The time of the first bad sample, if the machine opened it. Null: a person opened it.
  recorded_at INTEGER UNIQUE,
  -- The first good sample behind it, whatever anybody has written. Null: the samples are still bad.
  measured_until INTEGER,
  -- What the samples measured: shards ready and all shards at the worst time, null where the bot gave no report; a
  -- JSON array of the ids that were missing; samples without a report.
  worst_ready INTEGER,
  worst_total INTEGER,
  missing TEXT NOT NULL DEFAULT '[]',
  silent INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  -- When its title, impact, shards or times last changed, by a correction or by the samples; null: they never did.
  changed_at INTEGER,
  -- How often it or the text of one of its updates was corrected.
  edits INTEGER NOT NULL DEFAULT 0,
  -- When an update first said that it is over. Null while it lasts or is planned.
  closed_at INTEGER,
  -- The last correction of its title, impact, shards or times, and the member of the team who made it.
  edited_at INTEGER,
  edited_by TEXT,
  -- Somebody opened it by mistake; only the team sees it.
  withdrawn_at INTEGER,
  withdrawn_by TEXT,
  CHECK ((scheduled_for IS NULL) = (scheduled_until IS NULL))
);

CREATE INDEX incidents_by_time ON incidents (created_at);
CREATE INDEX incidents_open ON incidents (created_at) WHERE closed_at IS NULL AND withdrawn_at IS NULL;
CREATE INDEX incidents_closed ON incidents (closed_at, id) WHERE closed_at IS NOT NULL AND withdrawn_at IS NULL;
-- One at most.
CREATE UNIQUE INDEX incidents_measuring ON incidents (measured_until IS NULL)
  WHERE recorded_at IS NOT NULL AND measured_until IS NULL;

-- The shards, every five minutes, for two days.
CREATE TABLE samples (
  at INTEGER PRIMARY KEY,
  -- Shards outside maintenance: ready ones, all of them, and a JSON array of the ids of the others. `total` 0: the
  -- bot gave no report, or all shards were in maintenance.
  ready INTEGER NOT NULL,
  total INTEGER NOT NULL,
  down TEXT NOT NULL,
  -- How many were left out for maintenance, and whether there was any.
  excluded INTEGER NOT NULL,
  maintenance INTEGER NOT NULL CHECK (maintenance IN (0, 1)),
  -- Sums over all shards, and their mean latency in ms; null where the bot gave none.
  servers INTEGER,
  users INTEGER,
  latency REAL
);

-- The samples of an hour, for 90 days.
CREATE TABLE hours (
  -- Hours since 1970, UTC.
  hour INTEGER PRIMARY KEY,
  -- How many samples had a report, had none, and had a report with a shard missing.
  known INTEGER NOT NULL,
  silent INTEGER NOT NULL,
  troubled INTEGER NOT NULL,
  -- Shards over all known samples: those ready, and those that should have been.
  ready INTEGER NOT NULL,
  shards INTEGER NOT NULL,
  -- The worst known sample, shards in maintenance as ready; null without any.
  worst_ready INTEGER,
  worst_total INTEGER,
  -- How many samples were taken in maintenance.
  maintenance INTEGER NOT NULL,
  -- As the last sample with a report has them.
  servers INTEGER,
  users INTEGER,
  latency REAL
);

-- The samples of a day, for good; columns as of an hour.
CREATE TABLE days (
  -- Days since 1970, UTC.
  day INTEGER PRIMARY KEY,
  known INTEGER NOT NULL,
  silent INTEGER NOT NULL,
  troubled INTEGER NOT NULL,
  ready INTEGER NOT NULL,
  shards INTEGER NOT NULL,
  worst_ready INTEGER,
  worst_total INTEGER,
  maintenance INTEGER NOT NULL,
  servers INTEGER,
  users INTEGER,
  latency REAL
);

-- How many shards the bot has. One row at most.
CREATE TABLE shard_number (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  count INTEGER NOT NULL,
  -- Servers on all of them, when the list was last whole.
  servers INTEGER NOT NULL,
  -- Another number that a list has given, and since when; null without one.
  turn_count INTEGER,
  turn_since INTEGER
);

-- The shards as the bot pushed them, of a bot that pushes. One row at most.
CREATE TABLE pushed_shards (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  -- The newest push.
  pushed_at INTEGER NOT NULL,
  -- JSON of the records as the site reads them, each with the time of its own push.
  json TEXT NOT NULL
);

-- What pages and feeds show of uptime and incidents, as JSON of rows. One row at most; each batch that changes
-- something in it writes it anew.
CREATE TABLE reports (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  revision INTEGER NOT NULL,
  json TEXT NOT NULL
);

-- In the order of their ids. The newest one's status is the incident's.
CREATE TABLE incident_updates (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  incident_id TEXT NOT NULL REFERENCES incidents (id),
  -- The form made it; 'opened' for the first, 'ended' for the machine's second, 'begun:' and 'done:' with the
  -- planned time for those of a plan.
  key TEXT NOT NULL,
  status TEXT NOT NULL CHECK (
    status IN (
      'investigating', 'identified', 'monitoring', 'resolved', 'postmortem',
      'scheduled', 'in_progress', 'verifying', 'completed'
    )
  ),
  text TEXT NOT NULL,
  -- The id of the member of the team who wrote it. Null: the machine did.
  author TEXT,
  created_at INTEGER NOT NULL,
  edited_at INTEGER,
  edited_by TEXT,
  UNIQUE (incident_id, key)
);

CREATE INDEX incident_updates_by_incident ON incident_updates (incident_id, id);
CREATE INDEX incident_updates_by_time ON incident_updates (created_at);
CREATE INDEX incident_updates_by_author ON incident_updates (author, created_at);

-- What stood there before a correction, for the team.
CREATE TABLE incident_edits (
  id INTEGER PRIMARY KEY,
  incident_id TEXT NOT NULL REFERENCES incidents (id),
  -- The update whose text was corrected; null for the incident's own fields.
  update_id INTEGER REFERENCES incident_updates (id),
  -- JSON of the fields as they were.
  before TEXT NOT NULL,
  person TEXT NOT NULL,
  created_at INTEGER NOT NULL
);

CREATE INDEX incident_edits_by_incident ON incident_edits (incident_id, id);

-- One for each channel that follows.
CREATE TABLE followers (
  webhook_id TEXT PRIMARY KEY,
  channel_id TEXT NOT NULL UNIQUE,
  guild_id TEXT NOT NULL,
  -- The webhook's token, encrypted.
  token TEXT NOT NULL,
  scope TEXT NOT NULL CHECK (scope IN ('all', 'server')),
  created_at INTEGER NOT NULL,
  -- From then on nothing is posted: the webhook is gone, or somebody has unfollowed.
  gone_at INTEGER,
  -- When the row is deleted, and its webhook with it.
  delete_at INTEGER
);

CREATE INDEX followers_by_guild ON followers (guild_id);
CREATE INDEX followers_to_delete ON followers (delete_at) WHERE delete_at IS NOT NULL;
-- The start of a sealed token names the secret that sealed it.
CREATE INDEX followers_by_secret ON followers (substr(token, 1, 8));

-- Which update goes to which follower, once each.
CREATE TABLE deliveries (
  webhook_id TEXT NOT NULL REFERENCES followers (webhook_id) ON DELETE CASCADE,
  update_id INTEGER NOT NULL REFERENCES incident_updates (id) ON DELETE CASCADE,
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'sent', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Before this time nobody may try to send it: somebody else is doing so, or the platform asked for a pause.
  not_before INTEGER NOT NULL,
  -- Set once it is sent.
  sent_at INTEGER,
  -- When the platform refused it or the last try failed. Null for one that was only dropped.
  failed_at INTEGER,
  -- 'post': the update. 'withdraw': one line that its incident is withdrawn; the update is the incident's first.
  task TEXT NOT NULL DEFAULT 'post' CHECK (task IN ('post', 'withdraw')),
  -- By the impact of its incident, 3 for critical: the greater is sent first.
  gravity INTEGER NOT NULL DEFAULT 0,
  -- 1: waits for the hour after the machine's last message (flapping), and what comes after it does not wait for it.
  held INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (webhook_id, update_id, task)
) WITHOUT ROWID;

CREATE INDEX deliveries_due ON deliveries (gravity, not_before) WHERE state = 'open';
CREATE INDEX deliveries_of_follower ON deliveries (webhook_id, update_id) WHERE state = 'open';
CREATE INDEX deliveries_by_update ON deliveries (update_id);
CREATE INDEX deliveries_failed ON deliveries (failed_at) WHERE failed_at IS NOT NULL;

-- The platform has asked this site's address for a pause. One row at most; after `until` two calls are tried.
CREATE TABLE deliveries_pause (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  until INTEGER NOT NULL
);

-- The audit log: who of the team read, exported or wrote what. `subject` is an HMAC of the ID.
CREATE TABLE trail (
  id INTEGER PRIMARY KEY,
  -- Epoch seconds.
  at INTEGER NOT NULL,
  person TEXT NOT NULL,
  kind TEXT NOT NULL,
  subject TEXT,
  rows INTEGER,
  -- Which list was exported; null for all other lines.
  list TEXT,
  -- How often within a quarter of an hour; more than 1 only for looks.
  times INTEGER NOT NULL DEFAULT 1
);

CREATE INDEX trail_by_time ON trail (at);
CREATE INDEX trail_by_person ON trail (person, at);
CREATE INDEX trail_by_subject ON trail (subject, at);

-- Each batch that changes the report or a list raises its revision, so that an isolate reads it only then.
CREATE TABLE revisions (
  name TEXT PRIMARY KEY,
  revision INTEGER NOT NULL
) WITHOUT ROWID;

INSERT INTO revisions (name, revision) VALUES ('report', 0), ('hidden_avatars', 0);

-- The people who hide their avatar history.
CREATE TABLE hidden_avatars (
  user_id TEXT PRIMARY KEY,
  hidden_at INTEGER NOT NULL
) WITHOUT ROWID;

-- How often a person has done something within an hour or a day, for limits. The cron deletes rows an hour after `until`.
CREATE TABLE counts (
  -- When that hour or day ends.
  until INTEGER NOT NULL,
  action TEXT NOT NULL,
  person TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (until, action, person)
) WITHOUT ROWID;

-- Appeals against sanctions, and deletion requests, which are appeals of the kind 'deletion'.
CREATE TABLE appeals (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('sanction', 'deletion')),
  -- Who wrote it.
  person TEXT NOT NULL,
  -- The blocked user or server; of a deletion the person.
  subject TEXT NOT NULL,
  -- The bot's list, and the command or cog; null for a deletion, `target` also for all of the bot.
  list TEXT,
  target TEXT,
  -- When the newest row of the sanction was given, and JSON of the IDs of who gave its rows.
  given_at INTEGER,
  givers TEXT NOT NULL,
  -- When the sanction ends by itself; null for never or not known.
  until INTEGER,
  -- Until when the team sees to a deletion; null for a sanction.
  due_at INTEGER,
  state TEXT NOT NULL CHECK (
    state IN ('received', 'read', 'asked', 'accepted', 'done', 'declined', 'withdrawn')
  ),
  created_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  -- The member of the team who holds it.
  claimed_by TEXT,
  claimed_at INTEGER,
  -- 'accept', 'decline', or 'done' for a deletion.
  decision TEXT,
  decided_by TEXT,
  decided_at INTEGER,
  -- Appeals of the person about the same that were declined before.
  declined_before INTEGER NOT NULL,
  -- Done, declined or withdrawn; null while it is open.
  ended_at INTEGER,
  -- 1: the staff channel has heard of it. 2: and that it is due within a week.
  told INTEGER NOT NULL DEFAULT 0
);

-- One open appeal for a sanction and a person.
CREATE UNIQUE INDEX appeals_one_open ON appeals (person, kind, subject, coalesce(list, ''), coalesce(target, ''))
  WHERE ended_at IS NULL;
CREATE INDEX appeals_by_person ON appeals (person, created_at);
CREATE INDEX appeals_to_decide ON appeals (created_at, id) WHERE state IN ('received', 'read');
CREATE INDEX appeals_by_state ON appeals (state, created_at, id);
CREATE INDEX appeals_ended ON appeals (ended_at, id) WHERE ended_at IS NOT NULL;
CREATE INDEX appeals_decided ON appeals (decided_at) WHERE decided_at IS NOT NULL;
CREATE INDEX appeals_until ON appeals (until) WHERE until IS NOT NULL AND ended_at IS NULL;
CREATE INDEX appeals_due ON appeals (due_at) WHERE due_at IS NOT NULL AND ended_at IS NULL;
CREATE INDEX appeals_untold ON appeals (created_at) WHERE told = 0 AND ended_at IS NULL;

-- In the order of their ids.
CREATE TABLE appeal_messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  appeal_id TEXT NOT NULL REFERENCES appeals (id) ON DELETE CASCADE,
  -- 1: by the team.
  by_team INTEGER NOT NULL,
  -- Of the team shown to the team alone. Null: the site says that the sanction has run out.
  author TEXT,
  text TEXT NOT NULL,
  created_at INTEGER NOT NULL
);

CREATE INDEX appeal_messages_by_appeal ON appeal_messages (appeal_id, id);
