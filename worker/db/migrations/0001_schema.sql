-- Tables of the site. Times are epoch milliseconds unless a column says otherwise.
--
-- Incidents and maintenance.
CREATE TABLE incidents (
  id TEXT PRIMARY KEY,
  -- Made by the form, so that a repeated request opens nothing; the machine's is its id.
  key TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  impact TEXT NOT NULL CHECK (impact IN ('none', 'minor', 'major', 'critical')),
  -- 'all', or a JSON array of ids.
  shards TEXT NOT NULL,
  -- Both for maintenance, neither for incidents.
  scheduled_for INTEGER,
  scheduled_until INTEGER,
  -- Time of the first bad sample; null if a person opened it.
  recorded_at INTEGER UNIQUE,
  -- The first good sample after it, whatever people wrote; null while samples are bad.
  measured_until INTEGER,
  -- The samples: ready shards and all shards at the worst time, null if the bot was silent
  -- throughout; a JSON array of missing ids; samples without an answer.
  worst_ready INTEGER,
  worst_total INTEGER,
  missing TEXT NOT NULL DEFAULT '[]',
  silent INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  -- When title, impact, shards or times last changed, by people or samples; null for never.
  changed_at INTEGER,
  -- Corrections of it and of its updates.
  edits INTEGER NOT NULL DEFAULT 0,
  -- When an update first ended it; null while it lasts or is planned.
  closed_at INTEGER,
  -- The last correction of title, impact, shards or times, and the member who made it.
  edited_at INTEGER,
  edited_by TEXT,
  -- Opened by mistake; only the team sees it.
  withdrawn_at INTEGER,
  withdrawn_by TEXT,
  CHECK ((scheduled_for IS NULL) = (scheduled_until IS NULL))
);

CREATE INDEX incidents_by_time ON incidents (created_at);
CREATE INDEX incidents_open ON incidents (created_at) WHERE closed_at IS NULL AND withdrawn_at IS NULL;
CREATE INDEX incidents_closed ON incidents (closed_at, id) WHERE closed_at IS NOT NULL AND withdrawn_at IS NULL;
-- At most one.
CREATE UNIQUE INDEX incidents_measuring ON incidents (measured_until IS NULL)
  WHERE recorded_at IS NOT NULL AND measured_until IS NULL;

-- Samples of the shards, every five minutes, kept for two days.
CREATE TABLE samples (
  at INTEGER PRIMARY KEY,
  -- Shards outside maintenance: ready, all, and a JSON array of the other ids. `total` 0: the bot
  -- was silent, or all shards were in maintenance.
  ready INTEGER NOT NULL,
  total INTEGER NOT NULL,
  down TEXT NOT NULL,
  -- Shards left out for maintenance, and whether there was any.
  excluded INTEGER NOT NULL,
  maintenance INTEGER NOT NULL CHECK (maintenance IN (0, 1)),
  -- Sums over all shards, and mean latency in ms; null if the bot gave none.
  servers INTEGER,
  users INTEGER,
  latency REAL
);

-- The samples of each hour, kept for 90 days.
CREATE TABLE hours (
  -- Hours since 1970, UTC.
  hour INTEGER PRIMARY KEY,
  -- Samples with an answer, without one, and with a shard missing.
  known INTEGER NOT NULL,
  silent INTEGER NOT NULL,
  troubled INTEGER NOT NULL,
  -- Summed over known samples: ready shards, and all.
  ready INTEGER NOT NULL,
  shards INTEGER NOT NULL,
  -- The worst known sample, shards in maintenance being ready; null for none.
  worst_ready INTEGER,
  worst_total INTEGER,
  -- Samples during maintenance.
  maintenance INTEGER NOT NULL,
  -- From the last sample with an answer.
  servers INTEGER,
  users INTEGER,
  latency REAL
);

-- The samples of each day, kept for ever; columns as in `hours`.
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

-- The bot's number of shards. At most one row.
CREATE TABLE shard_number (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  count INTEGER NOT NULL,
  -- Servers on all shards, when the list was last complete.
  servers INTEGER NOT NULL,
  -- A different number in later lists, and since when; null for none.
  turn_count INTEGER,
  turn_since INTEGER
);

-- Shards as a pushing bot sent them. At most one row.
CREATE TABLE pushed_shards (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  -- Time of the newest push.
  pushed_at INTEGER NOT NULL,
  -- JSON of decoded records, each with the time of its push.
  json TEXT NOT NULL
);

-- Uptime and incidents for pages and feeds, as JSON, rewritten by each batch that changes them.
CREATE TABLE reports (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  revision INTEGER NOT NULL,
  json TEXT NOT NULL
);

-- In the order of their ids. The newest one's status is the incident's.
CREATE TABLE incident_updates (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  incident_id TEXT NOT NULL REFERENCES incidents (id),
  -- Made by the form; 'opened' for the first, 'ended' for the machine's second, 'begun:' or 'done:'
  -- with the planned time for a plan's.
  key TEXT NOT NULL,
  status TEXT NOT NULL CHECK (
    status IN (
      'investigating', 'identified', 'monitoring', 'resolved', 'postmortem',
      'scheduled', 'in_progress', 'verifying', 'completed'
    )
  ),
  text TEXT NOT NULL,
  -- The member's id; null for the machine.
  author TEXT,
  created_at INTEGER NOT NULL,
  edited_at INTEGER,
  edited_by TEXT,
  UNIQUE (incident_id, key)
);

CREATE INDEX incident_updates_by_incident ON incident_updates (incident_id, id);
CREATE INDEX incident_updates_by_time ON incident_updates (created_at);
CREATE INDEX incident_updates_by_author ON incident_updates (author, created_at);

-- Earlier texts of corrections, for the team.
CREATE TABLE incident_edits (
  id INTEGER PRIMARY KEY,
  incident_id TEXT NOT NULL REFERENCES incidents (id),
  -- The corrected update; null for the incident's own fields.
  update_id INTEGER REFERENCES incident_updates (id),
  -- JSON of the earlier fields.
  before TEXT NOT NULL,
  person TEXT NOT NULL,
  created_at INTEGER NOT NULL
);

CREATE INDEX incident_edits_by_incident ON incident_edits (incident_id, id);

-- Channels that follow.
CREATE TABLE followers (
  webhook_id TEXT PRIMARY KEY,
  channel_id TEXT NOT NULL UNIQUE,
  guild_id TEXT NOT NULL,
  -- The webhook's token, encrypted.
  token TEXT NOT NULL,
  scope TEXT NOT NULL CHECK (scope IN ('all', 'server')),
  created_at INTEGER NOT NULL,
  -- When posting ended: the webhook is gone, or somebody unfollowed.
  gone_at INTEGER,
  -- When to delete the row and its webhook.
  delete_at INTEGER
);

CREATE INDEX followers_by_guild ON followers (guild_id);
CREATE INDEX followers_to_delete ON followers (delete_at) WHERE delete_at IS NOT NULL;
-- The start of a sealed token names its secret.
CREATE INDEX followers_by_secret ON followers (substr(token, 1, 8));

-- Which update goes to which follower, once each.
CREATE TABLE deliveries (
  webhook_id TEXT NOT NULL REFERENCES followers (webhook_id) ON DELETE CASCADE,
  update_id INTEGER NOT NULL REFERENCES incident_updates (id) ON DELETE CASCADE,
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'sent', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Nobody may send it earlier: it is being sent, or the platform asked for a pause.
  not_before INTEGER NOT NULL,
  -- When it was sent.
  sent_at INTEGER,
  -- When it finally failed. Null if it was only dropped.
  failed_at INTEGER,
  -- 'post': the update. 'withdraw': a line that the incident is withdrawn; its first update.
  task TEXT NOT NULL DEFAULT 'post' CHECK (task IN ('post', 'withdraw')),
  -- By the incident's impact, 3 for critical; the gravest go first.
  gravity INTEGER NOT NULL DEFAULT 0,
  -- 1: waits an hour after the machine's last message (flapping), without delaying later ones.
  held INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (webhook_id, update_id, task)
) WITHOUT ROWID;

CREATE INDEX deliveries_due ON deliveries (gravity, not_before) WHERE state = 'open';
CREATE INDEX deliveries_of_follower ON deliveries (webhook_id, update_id) WHERE state = 'open';
CREATE INDEX deliveries_by_update ON deliveries (update_id);
CREATE INDEX deliveries_failed ON deliveries (failed_at) WHERE failed_at IS NOT NULL;

-- The platform asked this site to pause. At most one row; after `until` two calls are tried.
CREATE TABLE deliveries_pause (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  until INTEGER NOT NULL
);

-- The audit log: which member read, exported or wrote what. `subject` is the ID's HMAC.
CREATE TABLE trail (
  id INTEGER PRIMARY KEY,
  -- Epoch seconds.
  at INTEGER NOT NULL,
  person TEXT NOT NULL,
  kind TEXT NOT NULL,
  subject TEXT,
  rows INTEGER,
  -- The exported list; null for other lines.
  list TEXT,
  -- How often within a quarter of an hour; above 1 only for looks.
  times INTEGER NOT NULL DEFAULT 1
);

CREATE INDEX trail_by_time ON trail (at);
CREATE INDEX trail_by_person ON trail (person, at);
CREATE INDEX trail_by_subject ON trail (subject, at);

-- Batches that change the report or a list raise its revision, so that isolates know when to read.
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

-- How often a person did something in an hour or day. Deleted an hour after `until`.
CREATE TABLE counts (
  -- When the hour or day ends.
  until INTEGER NOT NULL,
  action TEXT NOT NULL,
  person TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (until, action, person)
) WITHOUT ROWID;

-- Appeals against sanctions, and deletion requests (kind 'deletion').
CREATE TABLE appeals (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('sanction', 'deletion')),
  -- The writer.
  person TEXT NOT NULL,
  -- The blocked user or server; for a deletion request, the person.
  subject TEXT NOT NULL,
  -- The list, and the command or cog; null for deletions, `target` also for the whole bot.
  list TEXT,
  target TEXT,
  -- When the sanction's newest row was given, and JSON of the ids of all givers.
  given_at INTEGER,
  givers TEXT NOT NULL,
  -- When the sanction runs out; null for never or unknown.
  until INTEGER,
  -- A deletion request's deadline; null for a sanction.
  due_at INTEGER,
  state TEXT NOT NULL CHECK (
    state IN ('received', 'read', 'asked', 'accepted', 'done', 'declined', 'withdrawn')
  ),
  created_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  -- The member who holds it.
  claimed_by TEXT,
  claimed_at INTEGER,
  -- 'accept', 'decline', or 'done' for a deletion request.
  decision TEXT,
  decided_by TEXT,
  decided_at INTEGER,
  -- Earlier declined appeals of the person about the same.
  declined_before INTEGER NOT NULL,
  -- Done, declined or withdrawn; null while open.
  ended_at INTEGER,
  -- 1: announced in the staff channel. 2: also as due within a week.
  told INTEGER NOT NULL DEFAULT 0
);

-- One open appeal for each sanction and person.
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

-- Ordered by id.
CREATE TABLE appeal_messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  appeal_id TEXT NOT NULL REFERENCES appeals (id) ON DELETE CASCADE,
  -- 1: by the team.
  by_team INTEGER NOT NULL,
  -- The member, for the team only. Null: the site itself, for a sanction that ran out.
  author TEXT,
  text TEXT NOT NULL,
  created_at INTEGER NOT NULL
);

CREATE INDEX appeal_messages_by_appeal ON appeal_messages (appeal_id, id);
